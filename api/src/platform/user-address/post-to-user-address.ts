import { askUserAddresses } from './ask-user-addresses.ts';
import type { FindHost } from './find-host.ts';
import { retryAfterOf } from './response-problem.ts';

export interface Posted {
  status: number;
  /** How long the server asks us to stay away, in seconds. */
  retryAfter: number | null;
}
interface Content {
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/**
 * Posts to an address that a user gave; a redirect is an answer like others, and only the
 * status of an answer is read. Throws AddressFault unless there is one.
 */
export async function postToUserAddress(
  address: string,
  content: Content,
  find: FindHost,
  milliseconds?: number,
): Promise<Posted> {
  const question = { ...content, method: 'POST', showsRedirect: true, ignoresBody: true } as const;
  const limits = milliseconds === undefined ? {} : { milliseconds };
  const { status, headers } = await askUserAddresses(find, (ask) => ask(address, question), limits);
  return { status, retryAfter: retryAfterOf(headers['retry-after']) };
}
