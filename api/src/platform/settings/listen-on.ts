import type { FastifyInstance } from 'fastify';
import { OperatorError } from '../operator-error.ts';

interface Place {
  host: string;
  port: number;
}
/** The settings that the place is from. */
interface Names {
  host: string;
  port: string;
}

/** Listens where the settings say; what whoever runs it can put right is refused in a sentence. */
export async function listenOn(app: FastifyInstance, place: Place, names: Names): Promise<string> {
  try {
    return await app.listen(place);
  } catch (error) {
    const sentence = sentenceFor(codeOf(error), place, names);
    throw sentence === null ? error : new OperatorError(sentence);
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : null);

function sentenceFor(code: unknown, { host, port }: Place, names: Names): string | null {
  if (code === 'EADDRINUSE')
    return `${names.port} can’t be ${port}: another program already listens there. Stop it, or set another ${names.port}.`;
  if (code === 'EACCES')
    return `${names.port} can’t be ${port}: this user may not listen there. Set ${names.port} above 1023, with a proxy in front.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `${names.host} can’t be ${host}: this machine has no such address. Set 127.0.0.1, 0.0.0.0 or an address that it has.`;
  return null;
}
