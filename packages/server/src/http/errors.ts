import { SetupError } from '@meltemi/engine';
import type { FastifyInstance } from 'fastify';
import { Damaged } from '../store/damaged.ts';
import { RequestRefusal, Unsure } from '../table/refusal.ts';

/** What went wrong, in one sentence and a word for programs; nothing of what goes on inside. */
export function errorsInWords(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number; validation?: unknown }, request, reply) => {
    if (error instanceof RequestRefusal || error instanceof Damaged)
      return reply.code(409).send({ code: error.code, text: error.message });
    if (error instanceof SetupError)
      return reply.code(400).send({ code: 'bad-options', text: error.message, problems: error.problems });
    const status = error.statusCode ?? 500;
    if (status < 500)
      return reply.code(status).send({ code: error.validation ? 'bad-request' : 'refused', text: error.message });
    request.log.error({ err: error });
    if (request.method !== 'GET') return reply.code(500).send({ code: 'unsure', text: Unsure.text });
    return reply.code(500).send({ code: 'failed', text: 'Something has gone wrong here.' });
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ code: 'not-found', text: 'There is nothing here.' }));
}
