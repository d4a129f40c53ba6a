/** Navigation state of somebody who has just closed their account. */
export const GONE = { isGone: true };

export function isGone(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isGone' in state;
}
