import type { File as Stored } from '@parley/contract/files/schemas.ts';

/** A message that the server has not acknowledged. */
export interface Unsent {
  clientMessageId: string;
  body: string;
  attachments: readonly Stored[];
  at: string;
  /** `waiting`: it is sent automatically once that is possible; `refused`: the server rejected it. */
  state: 'sending' | 'waiting' | 'refused';
  /** Why it was refused. */
  reason: string | null;
}

/** Storage that survives a reload, like `sessionStorage`. */
type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The messages from before a reload that were not acknowledged, in their order: they wait to be sent again. */
export function readOutbox(storage: DraftStorage, key: string): Unsent[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isUnsent).map(withDefaults).map(waitingAgain) : [];
  } catch {
    return [];
  }
}

export function saveOutbox(storage: DraftStorage, key: string, outbox: readonly Unsent[]) {
  if (outbox.length === 0) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify(outbox));
}

/** The next to be sent: the first that was not refused, so that messages keep their order. */
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

/** A message that could not be sent holds up the later ones: all of them wait. */
export function allWaiting(outbox: readonly Unsent[]): Unsent[] {
  return outbox.map(waitingAgain);
}

export function without(outbox: readonly Unsent[], id: string): Unsent[] {
  return outbox.filter(({ clientMessageId }) => clientMessageId !== id);
}

function waitingAgain(entry: Unsent): Unsent {
  return entry.state === 'sending' ? { ...entry, state: 'waiting' } : entry;
}

/** Entries kept by an earlier version of the page have no attachments. */
function withDefaults(entry: Omit<Unsent, 'attachments'> & Partial<Unsent>): Unsent {
  return { ...entry, attachments: entry.attachments ?? [] };
}

function isUnsent(entry: unknown): entry is Unsent {
  return typeof entry === 'object' && entry !== null && 'clientMessageId' in entry && 'body' in entry;
}
