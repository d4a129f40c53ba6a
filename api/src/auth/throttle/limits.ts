/** How often something may be tried: so many times freely in a window of time, counted from the first. */
export interface Limit {
  name: string;
  free: number;
  windowSeconds: number;
  /** After the free ones each further try waits twice as long as the one before, beginning with this; else for the window's end. */
  firstWaitSeconds?: number;
  /** The longest of these waits; the window unless given. */
  mostWaitSeconds?: number;
}

const QUARTER_HOUR = 15 * 60;
const HOUR = 3600;
const DAY = 24 * HOUR;
/** Shorter than a code lives: whoever has to wait finds an email whose link still works. */
const LULL = 8 * 60;

/** Wrong passwords for one account, whoever tries, whether the account exists or not. */
export const WRONG_PASSWORDS: Limit = {
  name: 'password',
  free: 10,
  windowSeconds: QUARTER_HOUR,
  firstWaitSeconds: 30,
};
/** The same for a browser that has signed in to the account before, so that strangers cannot lock its owner out. */
export const WRONG_PASSWORDS_KNOWN: Limit = { ...WRONG_PASSWORDS, name: 'password-known' };
/** Wrong passwords from one network, for whatever accounts. */
export const WRONG_PASSWORDS_NETWORK: Limit = { name: 'address', free: 50, windowSeconds: QUARTER_HOUR };
/** Sign-ups from one network. */
export const SIGN_UPS: Limit = { name: 'sign-ups', free: 100, windowSeconds: HOUR };

/** Codes that one browser (or, of those without our cookie, one network) asks for at one email address. */
export const CODE_REQUESTS: Limit = {
  name: 'code-asks',
  free: 5,
  windowSeconds: HOUR,
  firstWaitSeconds: LULL,
  mostWaitSeconds: LULL,
};
/** Codes that one network asks for, at whatever addresses: an office of 200 people forgets a few passwords an hour. */
export const CODE_REQUESTS_NETWORK: Limit = { name: 'code-asks-network', free: 40, windowSeconds: HOUR };
/** Wrong codes from one network, for whatever addresses. */
export const WRONG_CODES_NETWORK: Limit = { name: 'wrong-codes-network', free: 40, windowSeconds: HOUR };
/** Emails of one purpose that strangers may cause to one address; beyond them the last one's link still works. */
export const CODE_MAILS: Limit = { ...CODE_REQUESTS, name: 'code-mails' };
/** How many of these hold six digits too. Digits can be guessed, the link cannot. */
export const CODE_DIGITS: Limit = { name: 'code-digits', free: 10, windowSeconds: DAY };
/** Emails to somebody whose address a stranger tried to take. */
export const TAKEN_MAILS: Limit = { name: 'taken-mails', free: 3, windowSeconds: DAY };

export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
/** A new code at most this often. */
export const CODE_PAUSE_SECONDS = 60;
/** A session that nobody renews ends after these days. */
export const SESSION_DAYS = 30;
/** One that is renewed ends after these. */
export const MAX_SESSION_DAYS = 90;
/** The refresh token before the current one still works this long, for a second tab that was a moment late. */
export const GRACE_SECONDS = 10;

/** The real instant so many seconds after another (or before, when negative). */
export function secondsAfter(instant: string | Date, seconds: number): Date {
  return new Date(new Date(instant).getTime() + seconds * 1000);
}
