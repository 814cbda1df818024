// Asks bots in a Web Worker what the test wants to know, and hands the answers back.

async function answers() {
  const { BotClient } = await import('/bots/index.ts');
  const { asked, budget } = await (await fetch('/asked')).json();
  const host = new BotClient(new Worker('/worker.js', { type: 'module' }));
  const moves = [];
  for (const { level, question } of asked) moves.push(await host.ask(level, question, budget).move);

  // Messages get in between: without, the answer would take its minute.
  const { question } = asked[0];
  const began = performance.now();
  const long = host.ask('hard', question, { ms: 60_000 });
  const best = await long.best();
  long.stop();
  const stopped = { best, move: await long.move, ms: performance.now() - began };

  const nobody = new BotClient(new Worker('/nowhere.js', { type: 'module' }));
  const failure = await nobody.ask('easy', question, {}).move.catch((error) => error.message);
  return { moves, stopped, failure };
}

const result = await answers().catch((error) => ({ error: error.stack }));
await fetch('/answers', { method: 'POST', body: JSON.stringify(result) });
