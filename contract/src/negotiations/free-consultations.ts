import type { RefusalCode } from '../refusals.ts';

/** In an account's first days fewer free consultations may be ahead. */
export const FIRST_DAYS = 7;
export const MOST_AT_FIRST = 2;
/** With the same professional there's one in so many days, unless they were hired since. */
export const SAME_PROFESSIONAL_DAYS = 90;
/** Missing two, or being declined twice by the same professional, within so many days pauses for as many. */
export const PAUSE_DAYS = 30;

/** What a client's invites to free consultations have led to so far. */
export interface ClientHistory {
  registeredAt: string;
  /** How many of them are ahead. */
  ahead: number;
  /** The start of the latest one with the invited professional, unless they missed it or were hired since. */
  metAt: string | null;
  /** The starts of the last two that the client missed, the latest first. */
  missedAt: readonly string[];
  /** When the invited professional declined the last two invites, the latest first. */
  declinedAt: readonly string[];
}

/** Why a client can't have another free consultation with this professional now, of at most `most` ahead; null where they can. */
export function whyNotMeetForFree(
  { registeredAt, ahead, metAt, missedAt }: ClientHistory,
  most: number,
  now: string,
): RefusalCode | null {
  const limit = isWithin(registeredAt, FIRST_DAYS, now) ? Math.min(most, MOST_AT_FIRST) : most;
  const haveMet = metAt !== null && isWithin(metAt, SAME_PROFESSIONAL_DAYS, now);
  return ahead >= limit || haveMet || isPaused(missedAt, now) ? 'too_many_free_consultations' : null;
}

/** Why a client can't invite this professional now; null where they can. */
export const whyNotInviteAgain = ({ declinedAt }: ClientHistory, now: string): RefusalCode | null =>
  isPaused(declinedAt, now) ? 'not_now' : null;

function isPaused([latest, before]: readonly string[], now: string): boolean {
  if (latest === undefined || before === undefined) return false;
  return isWithin(latest, PAUSE_DAYS, now) && isWithin(before, PAUSE_DAYS, latest);
}

/** Less than so many days before, or later than, an instant. */
function isWithin(at: string, days: number, now: string): boolean {
  return Date.parse(now) - Date.parse(at) < days * 24 * 3_600_000;
}
