/** Navigation state of somebody who has just set a new password. */
export const PASSWORD_SET = { isPasswordSet: true };

export function isPasswordSet(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isPasswordSet' in state;
}
