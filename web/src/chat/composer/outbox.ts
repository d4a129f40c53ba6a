import type { File as Stored } from '@parley/contract/files/schemas.ts';

/** Something said that the server has not acknowledged. */
export interface Unsent {
  clientMessageId: string;
  body: string;
  attachments: readonly Stored[];
  at: string;
  /** `waiting`: it is sent by itself once that is possible; `refused`: the server did not want it. */
  state: 'sending' | 'waiting' | 'refused';
  /** Why it was refused. */
  reason: string | null;
}

/** A place that outlives a reload, like `sessionStorage`. */
type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What was said before a reload and not acknowledged, in its order: it waits to be sent again. */
export function readOutbox(keep: Keep, key: string): Unsent[] {
  try {
    const kept: unknown = JSON.parse(keep.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isUnsent).map(whole).map(waitingAgain) : [];
  } catch {
    return [];
  }
}

export function keepOutbox(keep: Keep, key: string, outbox: readonly Unsent[]) {
  if (outbox.length === 0) keep.removeItem(key);
  else keep.setItem(key, JSON.stringify(outbox));
}

/** The next to be sent: the first that was not refused, so that words keep their order. */
export function nextUnsent(outbox: readonly Unsent[]): Unsent | undefined {
  return outbox.find(({ state }) => state !== 'refused');
}

export function withState(
  outbox: readonly Unsent[],
  id: string,
  change: Partial<Pick<Unsent, 'state' | 'reason'>>,
): Unsent[] {
  return outbox.map((entry) => (entry.clientMessageId === id ? { ...entry, ...change } : entry));
}

/** What could not be sent holds up what was said after it: all of it waits. */
export function allWaiting(outbox: readonly Unsent[]): Unsent[] {
  return outbox.map(waitingAgain);
}

export function without(outbox: readonly Unsent[], id: string): Unsent[] {
  return outbox.filter(({ clientMessageId }) => clientMessageId !== id);
}

function waitingAgain(entry: Unsent): Unsent {
  return entry.state === 'sending' ? { ...entry, state: 'waiting' } : entry;
}

/** What an earlier version of the page has kept knew no attachments. */
function whole(entry: Omit<Unsent, 'attachments'> & Partial<Unsent>): Unsent {
  return { ...entry, attachments: entry.attachments ?? [] };
}

function isUnsent(entry: unknown): entry is Unsent {
  return typeof entry === 'object' && entry !== null && 'clientMessageId' in entry && 'body' in entry;
}
