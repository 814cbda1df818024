import { isRecord } from '@meltemi/engine/internal';
import Schema from 'typebox/schema';
import { ToClient } from './to-client.ts';

const schemas = ToClient.anyOf.map((kind) => ({ is: kind.properties.is.const, schema: Schema.Compile(kind) }));

/**
 * Returns a message to a page if it fits the protocol, and throws otherwise. For tests and development: the page trusts
 * its server.
 */
export function checkToClient(message: unknown): ToClient {
  const is = isRecord(message) ? message.is : undefined;
  const kind = schemas.find((known) => known.is === is);
  if (!kind) throw new Error(`There is no message '${is}'.`);
  if (kind.schema.Check(message)) return message as ToClient;
  const [, errors] = kind.schema.Errors(message);
  throw new Error(`No message '${is}': ${errors.map((error) => `${error.instancePath} ${error.message}`).join(', ')}`);
}
