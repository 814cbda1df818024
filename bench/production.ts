// boardgame.io checks and freezes every state unless it runs in production mode, which makes its reducer six times
// slower. Every file that loads another library imports this first.
if (process.env.NODE_ENV !== 'production')
  throw new Error('other libraries are measured in production mode only: use `npm run bench`, which sets it');
