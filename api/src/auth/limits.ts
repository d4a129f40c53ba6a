/** How often something may be tried: so many times freely in a window of time, counted from the first. */
export interface Limit {
  name: string;
  free: number;
  windowSeconds: number;
  /** After the free ones each further try waits twice as long as the one before, beginning with this; else for the window's end. */
  firstWaitSeconds?: number;
}

const QUARTER_HOUR = 15 * 60;
const HOUR = 3600;

/** Wrong passwords for one account, whoever tries, whether the account exists or not. */
export const WRONG_PASSWORDS: Limit = {
  name: 'password',
  free: 10,
  windowSeconds: QUARTER_HOUR,
  firstWaitSeconds: 30,
};
/** The same for a browser that has signed in to the account before, so that strangers cannot lock its owner out. */
export const WRONG_PASSWORDS_KNOWN: Limit = { ...WRONG_PASSWORDS, name: 'password-known' };
/** Wrong passwords from one network address, for whatever accounts. */
export const WRONG_PASSWORDS_ADDRESS: Limit = { name: 'address', free: 50, windowSeconds: QUARTER_HOUR };
/** Sign-ups from one network address. */
export const SIGN_UPS: Limit = { name: 'sign-ups', free: 100, windowSeconds: HOUR };
/** Mails with codes to one email address. */
export const CODE_MAILS: Limit = { name: 'code-mails', free: 5, windowSeconds: HOUR };

export const CODE_MINUTES = 15;
export const CODE_TRIES = 5;
/** A new code at most this often. */
export const CODE_PAUSE_SECONDS = 60;
export const SESSION_DAYS = 30;
/** The refresh token before the current one still works this long, for a second tab that was a moment late. */
export const GRACE_SECONDS = 10;

/** The real instant so many seconds after another (or before, when negative). */
export function secondsAfter(instant: string | Date, seconds: number): Date {
  return new Date(new Date(instant).getTime() + seconds * 1000);
}
