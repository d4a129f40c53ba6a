import { daysAfter } from '../clock.ts';
import { Refusal } from '../http/refuse.ts';
import type { Platform } from '../platform.ts';

/** When to ask again: a place is free once the oldest is a day old. */
const AN_HOUR_S = 3_600;

/** Refuses what would be more than `most` within 24 hours, by a count of what was there since an instant. */
export async function limitADay(
  { clock }: Platform,
  most: number,
  countSince: (since: string) => Promise<number>,
): Promise<void> {
  const since = daysAfter(clock.instant(), -1);
  if ((await countSince(since)) >= most) throw new Refusal('too_many_today', [], AN_HOUR_S);
}
