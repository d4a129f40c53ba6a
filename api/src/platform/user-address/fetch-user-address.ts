import { AddressFault } from './address-fault.ts';
import { askUserAddresses, type Answer, type Limits } from './ask-user-addresses.ts';
import type { FindHost } from './find-host.ts';
import { problemOf, retryAfterOf } from './response-problem.ts';

/** What a server gave with a content, to ask next time whether it has changed. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

/** Null instead of a text: unchanged since the validators. */
export type Fetched = Validators & { text: string | null };

/** Reads a file at an address that a user gave. Throws AddressFault, whatever goes wrong. */
export async function fetchUserAddress(
  address: string,
  known: Validators,
  find: FindHost,
  limits?: Limits,
): Promise<Fetched> {
  const question = { method: 'GET', headers: headersFor(known) } as const;
  return askUserAddresses(find, async (ask) => fetchedFrom(await ask(address, question), known), limits);
}

function fetchedFrom({ status, headers, text }: Answer, known: Validators): Fetched {
  if (status === 304 && wasAskedForChanges(known)) return { ...known, text: null };
  if (status !== 200) throw new AddressFault(problemOf(status), retryAfterOf(headers['retry-after']));
  return { text, etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null };
}

/** Else "unchanged" says nothing: there is nothing that it could be unchanged from. */
const wasAskedForChanges = ({ etag, lastModified }: Validators) => etag !== null || lastModified !== null;

function headersFor({ etag, lastModified }: Validators): Record<string, string> {
  return {
    accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
    ...(etag !== null && { 'if-none-match': etag }),
    ...(lastModified !== null && { 'if-modified-since': lastModified }),
  };
}
