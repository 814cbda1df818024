import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

/** The built page: files with a hash in their name never change. */
export function page(root: string): FastifyPluginAsync {
  return async (app) => {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      setHeaders(response, path) {
        const forever = /[/\\]assets[/\\]/.test(path);
        response.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  };
}
