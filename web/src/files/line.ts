import type { File as Stored } from '@parley/contract/files/schemas.ts';

/** A file on its way, or one that did not get through. */
export interface Pending {
  key: number;
  file: File;
  /** How much of it is there, 0 to 1. */
  part: number;
  fault: string | null;
  /** Whether trying once more may help. */
  canRetry: boolean;
}

/** The same, and what has become of it so far. */
export interface InLine extends Pending {
  isSending: boolean;
  stored: Stored | null;
}

/** More would delay the page's other requests. */
const AT_ONCE = 3;

/** Those that may be sent now, the first ones first. */
export function toSend(line: readonly InLine[]): InLine[] {
  const room = AT_ONCE - line.filter(({ isSending }) => isSending).length;
  return line.filter((each) => isWaiting(each) && !each.isSending).slice(0, Math.max(0, room));
}

/** Those that are there and have nobody on the way before them: files arrive in the order they were chosen in. */
export function arrived(line: readonly InLine[]): Stored[] {
  const next = line.findIndex(isWaiting);
  const ahead = next === -1 ? line : line.slice(0, next);
  return ahead.flatMap(({ stored }) => stored ?? []);
}

function isWaiting({ stored, fault }: InLine): boolean {
  return stored === null && fault === null;
}
