// The server of boardgame.io in a process of its own, in memory.
import './production.ts';
import { createRequire } from 'node:module';
import { peerGame } from './peer-game.ts';

const load = createRequire(import.meta.url);
const { Server } = load('boardgame.io/dist/cjs/server.js');

const { appServer } = await Server({ games: [peerGame(5)], origins: ['*'] }).run(0);
process.send?.(`http://127.0.0.1:${appServer.address().port}`);
process.once('disconnect', () => process.exit());
