/** A throttle: free attempts in a window of time, counted from the first. */
export interface Limit {
  name: string;
  free: number;
  windowSeconds: number;
  /** The wait after the free attempts, doubling each time; without it, until the window ends. */
  firstWaitSeconds?: number;
  /** The longest wait; the window by default. */
  mostWaitSeconds?: number;
}

const QUARTER_HOUR = 15 * 60;
const HOUR = 3600;
const DAY = 24 * HOUR;
/** Shorter than a code's lifetime: whoever has to wait has an email with a valid link. */
const LULL = 8 * 60;

/** Wrong passwords per account, existing or not (the lockout). */
export const WRONG_PASSWORDS: Limit = {
  name: 'password',
  free: 10,
  windowSeconds: QUARTER_HOUR,
  firstWaitSeconds: 30,
};
/** Same for a browser known to the account, so that strangers cannot lock its owner out. */
export const WRONG_PASSWORDS_KNOWN: Limit = { ...WRONG_PASSWORDS, name: 'password-known' };
/** Wrong passwords per network, any account. */
export const WRONG_PASSWORDS_NETWORK: Limit = { name: 'address', free: 50, windowSeconds: QUARTER_HOUR };
export const SIGN_UPS: Limit = { name: 'sign-ups', free: 100, windowSeconds: HOUR };

/** Code requests per browser (per network without our cookie) and address. */
export const CODE_REQUESTS: Limit = {
  name: 'code-asks',
  free: 5,
  windowSeconds: HOUR,
  firstWaitSeconds: LULL,
  mostWaitSeconds: LULL,
};
/** Code requests per network, any address: an office of 200 forgets a few passwords an hour. */
export const CODE_REQUESTS_NETWORK: Limit = { name: 'code-asks-network', free: 40, windowSeconds: HOUR };
/** Wrong codes per network, any address. */
export const WRONG_CODES_NETWORK: Limit = { name: 'wrong-codes-network', free: 40, windowSeconds: HOUR };
/** Emails per purpose and address that strangers can cause; beyond them the last link still works. */
export const CODE_MAILS: Limit = { ...CODE_REQUESTS, name: 'code-mails' };
/** How many of these contain six digits, which can be guessed; the link cannot. */
export const CODE_DIGITS: Limit = { name: 'code-digits', free: 10, windowSeconds: DAY };
/** Notices to the owner of an address that a stranger tried to take. */
export const TAKEN_MAILS: Limit = { name: 'taken-mails', free: 3, windowSeconds: DAY };

export const CODE_TRIES = 5;
/** Between two codes. */
export const CODE_PAUSE_SECONDS = 60;
