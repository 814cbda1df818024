import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/literata/wght.css';
import './theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { load, pageHere } from './page.ts';
import { preferences } from './preferences.svelte.ts';
import { speak } from './words/words.svelte.ts';

// Everything is fetched at once; what fails is told by the page that needs it.
load(pageHere()).catch(() => {});
await speak(preferences.language);
mount(App, { target: document.getElementById('app') as HTMLElement });
if (import.meta.env.PROD) {
  const { default: NewVersion } = await import('./pages/NewVersion.svelte');
  mount(NewVersion, { target: document.body });
}
