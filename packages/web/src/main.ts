import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/literata/wght.css';
import './theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import './keyboard/last-input.ts';
import { load, pageHere } from './app/load-page.ts';
import { preferences } from './device/preferences.svelte.ts';
import { speak } from './words/words.svelte.ts';

/** Shown when even the words could not be loaded. */
const WORDLESS = {
  en: 'No connection. Reload the page.',
  pl: 'Brak połączenia. Odśwież stronę.',
  cs: 'Chybí připojení. Načtěte stránku znovu.',
  uk: 'Немає зʼєднання. Оновіть сторінку.',
};

const spoken = speak(preferences.language);
// Loaded at the same time as the words. A failure is reported by the page.
const loaded = load(pageHere()).catch(() => {});
const target = document.getElementById('app') as HTMLElement;
try {
  await spoken;
} catch (error) {
  target.textContent = WORDLESS[preferences.language];
  throw error;
}
mount(App, { target });
if (import.meta.env.PROD) {
  // The requested page first.
  await loaded;
  await new Promise((idle) => (window.requestIdleCallback ?? setTimeout)(idle));
  const { default: NewVersion } = await import('./app/NewVersion.svelte');
  mount(NewVersion, { target: document.body, anchor: target });
}
