import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Story, story } from '@meltemi/testkit';

function table(text: string): Story {
  return story(`
    position classic players 3
    board classic
    map b2 ~ c2
    map a1 ~ b2 ~ a2 ~ a1
    cycle 3
    gold red 9
    kea red troops 1
    naxos red
    andros blue
    paros blue
    tinos yellow
    milos yellow
    ${text}
  `);
}

test('[CL-CREA-KRAKEN] Kraken is put on any field and swims on for 1 GP a field, destroying every fleet on its way', () => {
  const game = table(`
    creatures kraken harpy dryad
    c2 blue fleets 3
    d3 red fleets 1
    e4 yellow fleets 2
    d4 blue fleets 1
    b2 blue fleets 1
    now turn red zeus
  `);
  game.play('buy kraken');
  assert.equal(game.offered('summon').length, 30, 'every field, no isle');
  game.refuses('summon kea', 'done').play('summon c2').asks('red');
  assert.deepEqual([game.area('c2').fleets, game.area('c2').owner, game.area('c2').figure], [0, null, 'kraken']);
  assert.equal(game.faction('red').gold, 5);
  game.offers(['done', 'swim b2', 'swim c1', 'swim d3']).refuses('swim d4');
  // Own fleets are no better off.
  game.play('swim d3');
  assert.deepEqual([game.area('d3').fleets, game.area('d3').owner, game.faction('red').gold], [0, null, 4]);
  game.play('swim e4');
  assert.deepEqual([game.area('e4').fleets, game.area('d3').figure, game.area('e4').figure], [0, null, 'kraken']);
  assert.equal(game.faction('red').gold, 3);
  game.play('done').asks('red');
  assert.equal(game.state.frames.at(-1)?.kind, 'turn');
  assert.deepEqual([game.area('d4').fleets, game.area('b2').fleets], [1, 1], 'not on its way');
  assert.deepEqual(game.state.discard, ['kraken']);
});

test('[CL-CREA-KRAKEN] with an empty purse Kraken stays where it was put; with 1 GP it swims one field', () => {
  const poor = table('gold red 4\ncreatures kraken harpy dryad\nnow turn red zeus');
  poor.play('buy kraken', 'summon f1').offers(['done']).refuses('swim e1');
  const game = table('gold red 5\ncreatures kraken harpy dryad\nnow turn red zeus');
  game.play('buy kraken', 'summon f1').offers(['done', 'swim e1']).play('swim e1').offers(['done']);
});

test('[CL-CREA-KRAKEN] no fleet enters its field: not sailing, not recruited, not retreating', () => {
  const game = table(`
    figure kraken - c2
    b2 red fleets 2
    c1 yellow fleets 1
    now turn red poseidon
  `);
  game.refuses('sail b2>c2 1', 'recruit fleet c2').play('sail b2>a1 1').refuses('sail a1>c2 1').play('done');
  assert.ok(game.offered('recruit').includes('recruit fleet b2'));
  const battle = (kraken: string) =>
    table(`
      figure kraken - ${kraken}
      e6 red fleets 3
      f6 blue fleets 2
      f7 red fleets 1
      g5 red fleets 1
      now turn red poseidon
    `).play('sail e6>f6 2', 'roll 1', 'roll 1');
  // Of the four fields around F6 three are red.
  battle('d5').asks('blue').offers(['fight', 'withdraw f5']);
  battle('f5').asks('red').offers(['fight', 'withdraw e6', 'withdraw f7', 'withdraw g5']);
});

test('[CL-CREA-KRAKEN] its card is discarded at once, the figure stays over the next turns of its player', () => {
  const game = table(`
    figure kraken - a2
    creatures kraken harpy dryad
    b3 yellow fleets 1
    red offers zeus 1
    blue offers athena 1
    yellow offers apollo 0
    now turn red zeus
  `);
  // Called again, it leaves its field; everybody may enter there now.
  game.play('buy kraken', 'summon b3', 'done');
  assert.deepEqual([game.area('a2').figure, game.area('b3').figure, game.area('b3').fleets], [null, 'kraken', 0]);
  assert.equal(game.state.figures.length, 1);
  assert.deepEqual(game.state.discard, ['kraken']);
  game.play('end', 'end', 'place prosperity kea', 'draw fates', 'draw satyr');
  game.play('tile poseidon', 'tile ares', 'tile zeus', 'tile athena');
  game.play('bid poseidon 1', 'bid apollo 0', 'bid ares 1').asks('yellow').play('end').asks('red');
  assert.equal(game.area('b3').figure, 'kraken');
});

test('[CL-CREA-KRAKEN] called again it may surface in its own field, and swims from there', () => {
  const game = table('figure kraken - a2\ncreatures kraken harpy dryad\nnow turn red zeus');
  game.play('buy kraken', 'summon a2').offers(['done', 'swim a1', 'swim b2', 'swim b3']);
  assert.equal(game.state.figures.length, 1);
});

test('[CL-CREA-POLYPHEMUS] fields around his isle are closed; his player moves out every fleet there, or it is destroyed', () => {
  const game = table(`
    creatures polyphemus harpy dryad
    a1 red fleets 1
    c2 blue fleets 2
    c1 yellow fleets 1
    d1 blue fleets 1
    d3 blue fleets 1
    now turn red poseidon
  `);
  game.play('buy polyphemus', 'summon kea').asks('red');
  // A1: A2 is open. C2: B2 and C1 are closed, D3 is blue. C1: C2 is closed, D1 is blue: no way out.
  game.offers(['push a1>a2', 'push c2>d3']);
  game.play('push c2>d3', 'push a1>a2').offers(['push c2>d3']).play('push c2>d3').asks('red');
  assert.deepEqual(
    ['a1', 'a2', 'c1', 'c2', 'd1', 'd3'].map((field) => game.area(field).fleets),
    [0, 1, 0, 0, 1, 3],
  );
  game.refuses('sail a2>a1 1', 'sail a2>b2 1', 'recruit fleet c2').play('sail a2>b3 1', 'done');
  assert.deepEqual(game.state.discard, [], 'his card stays with him');
});

test('[CL-CREA-POLYPHEMUS] [CL-CREA-2] when he leaves, the fields are open again', () => {
  const game = table(`
    figure polyphemus red kea
    gods poseidon ares zeus athena
    red offers poseidon 1
    blue offers ares 1
    now actions
  `);
  game.asks('red').play('recruit fleet c2');
  assert.equal(game.area('c2').fleets, 1);
});

test('[CL-CREA-KRAKEN] [CL-CREA-POLYPHEMUS] [R-CL-KRAKEN] Kraken may be put or swim beside Polyphemus and is not moved by him', () => {
  const game = table(`
    creatures kraken harpy dryad
    figure polyphemus blue kea
    now turn red zeus
  `);
  game.play('buy kraken', 'summon a1').offers(['done', 'swim a2', 'swim b2']).play('swim b2', 'done');
  assert.deepEqual([game.area('b2').figure, game.area('kea').figure], ['kraken', 'polyphemus']);
});

test('[R-CL-KRAKEN] Polyphemus, put beside Kraken, leaves it there, and no fleet is pushed into its field', () => {
  const game = table(`
    creatures polyphemus harpy dryad
    figure kraken - a2
    a1 yellow fleets 1
    b2 blue fleets 1
    now turn red zeus
  `);
  // A1 leads to A2 (Kraken) and B2 (closed): lost. B2 leads to A2 and B3.
  game.play('buy polyphemus', 'summon kea').offers(['push b2>b3']).play('push b2>b3').asks('red');
  assert.deepEqual([game.area('a1').fleets, game.area('a2').fleets, game.area('b3').fleets], [0, 0, 1]);
  assert.equal(game.area('a2').figure, 'kraken');
  const beside = table(`
    creatures polyphemus harpy dryad
    figure kraken - b2
    now turn red zeus
  `);
  beside.play('buy polyphemus', 'summon kea').asks('red');
  assert.deepEqual([beside.area('b2').figure, beside.area('kea').figure], ['kraken', 'polyphemus']);
});
