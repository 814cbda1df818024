import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';
import { reasonIn } from '../reason.ts';

/** Red and yellow against blue and purple; red has bought the creature. */
function bought(creature: string, lines: string, head = 'players 4 teams'): Story {
  return story(`
    position legendary ${head}
    board quick
    creatures - - - ${creature}
    oia red
    psathi red
    ermoupoli yellow
    finikas yellow
    korissia blue
    ioulis blue
    kastro purple
    schoinoussa purple
    ${lines}
    now turn red zeus
  `).play(`buy ${creature}`);
}

/** Red and purple, blue and green, yellow and black. */
function ofSix(creature: string, lines: string): Story {
  return story(`
    position legendary players 6
    board quick
    creatures - - - ${creature}
    oia red
    psathi red
    livadi blue
    kastro blue
    ermoupoli yellow
    finikas yellow
    fira purple
    mylopotas purple
    adamas green
    plaka green
    chalki black
    lefkes black
    ${lines}
    now turn red zeus
  `).play(`buy ${creature}`);
}

describe('thieves in a team game', () => {
  test('[R-THEFT] the Gryphon takes half of the rival team’s purse, rounded down', () => {
    const game = bought('gryphon', 'gold red 4\ngold blue 9').offers(['rob blue']).refuses('rob yellow', 'rob purple');
    game.play('rob blue');
    assert.deepEqual([game.faction('red').gold, game.faction('yellow').gold], [6, 6]);
    assert.deepEqual([game.faction('blue').gold, game.faction('purple').gold], [5, 5]);
    ofSix('gryphon', '').offers(['rob blue', 'rob yellow']); // One name for each purse.
    bought('gryphon', '', 'players 2').offers(['rob blue']);
  });

  test('[R-THEFT] the Dryad takes a priestess of a rival, never of a teammate', () => {
    const lines = 'yellow priestesses 2\nblue priestesses 1\npurple priestesses 3';
    const game = bought('dryad', lines).offers(['rob blue', 'rob purple']).refuses('rob yellow').play('rob purple');
    assert.deepEqual([game.faction('red').priestesses, game.faction('purple').priestesses], [1, 2]);
    const none = bought('dryad', 'yellow priestesses 2').asks('red');
    assert.ok(none.offered().includes('end'), 'nobody else has any');
    assert.deepEqual([none.state.discard, none.faction('yellow').priestesses], [['dryad'], 2]);
    ofSix('dryad', 'purple priestesses 1\ngreen priestesses 1\nblack priestesses 1').offers(['rob green', 'rob black']);
  });

  test('[R-THEFT] the Satyr takes a philosopher of a rival, never of a teammate', () => {
    const lines = 'red philosophers 3\nyellow philosophers 3\npurple philosophers 1';
    const game = bought('satyr', lines).offers(['rob purple']).refuses('rob yellow').play('rob purple').asks('red');
    game.offers(['found oia.1', 'found psathi.1', 'found psathi.2']); // It was the fourth.
    assert.deepEqual([game.faction('yellow').philosophers, game.faction('purple').philosophers], [3, 0]);
    assert.deepEqual(bought('satyr', 'yellow philosophers 3').state.discard, ['satyr']);
  });

  test('[R-THEFT] the Giant takes mercenaries of a rival, never of a teammate, and gives none to a teammate', () => {
    const lines =
      'ermoupoli yellow mercenaries 2\noia red mercenaries 1\nioulis blue mercenaries 2\nkastro purple mercenaries 1';
    const game = bought('giant', lines).offers(['take ioulis', 'take kastro']).refuses('take ermoupoli', 'take oia');
    game.play('take ioulis').offers(['place mercenary oia', 'place mercenary psathi']);
    game.play('place mercenary psathi', 'place mercenary oia').asks('red');
    assert.deepEqual([game.area('ioulis').mercenaries, game.area('oia').mercenaries], [0, 2]);
    const none = bought('giant', 'ermoupoli yellow mercenaries 2');
    assert.deepEqual([none.state.discard, none.area('ermoupoli').mercenaries], [['giant'], 2]);
  });

  test('[R-THEFT] a refused theft from the own team names this ruling, another one the creature', () => {
    const hands =
      'red priestesses 1 philosophers 1\nyellow priestesses 1 philosophers 1\nblue priestesses 1 philosophers 1';
    const lines = `${hands}\nermoupoli yellow mercenaries 2\nioulis blue mercenaries 1`;
    for (const [creature, teammate, own] of [
      ['dryad', 'rob yellow', 'rob red'],
      ['satyr', 'rob yellow', 'rob red'],
      ['gryphon', 'rob yellow', 'rob red'],
      ['giant', 'take ermoupoli', 'take oia'],
    ] as const) {
      const game = bought(creature, lines);
      assert.equal(reasonIn(game, teammate), 'teammate R-THEFT');
      assert.equal(reasonIn(game, own), `not-a-target LE-CREA-${creature.toUpperCase()}`);
    }
  });

  test('[R-THEFT] [LE-TEAM-7] with two players the own second faction is no victim either', () => {
    const lines = 'yellow priestesses 1 philosophers 1\nermoupoli yellow mercenaries 1\npurple priestesses 1';
    bought('dryad', lines, 'players 2').offers(['rob purple']);
    assert.deepEqual(bought('satyr', lines, 'players 2').state.discard, ['satyr']);
    assert.deepEqual(bought('giant', lines, 'players 2').state.discard, ['giant']);
  });
});
