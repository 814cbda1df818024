import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MONUMENT_BUILDINGS, type MonumentId, setup, view } from '@meltemi/engine';
import { namingOf } from '../../src/words/naming.ts';

// Without the compiler a rune is only its value.
const same = (value: unknown) => value;
Object.assign(globalThis, { $state: Object.assign(same, { raw: same }), document: { documentElement: {} } });
const { LANGUAGES, speak, speakOf, w } = await import('../../src/words/words.svelte.ts');
const { Wording } = await import('../../src/table/acting/wording.ts');
await speakOf('table');

for (const language of Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]) {
  test(`${language}: a monument for one of several isles goes by its name, not by that of a god or a building`, async () => {
    await speak(language);
    const state = setup({ edition: 'classic', players: 4, monuments: true });
    const wording = new Wording(namingOf(state.table, { faction: String, areas: {} }), view(state, 0));
    for (const monument of Object.keys(MONUMENT_BUILDINGS) as MonumentId[])
      assert.ok(wording.share(`erect ${monument}`).endsWith(`: ${w().names.monument[monument]}`), monument);
  });
}
