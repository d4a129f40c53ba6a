/** Navigation state of somebody who has just closed their account. */
export const ACCOUNT_CLOSED = { isAccountClosed: true };

export function isAccountClosed(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isAccountClosed' in state;
}
