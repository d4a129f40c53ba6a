import { daysAfter } from '../clock.ts';
import { refuse } from '../http/refuse.ts';
import type { Platform } from '../platform.ts';

/** Refuses what would be more than `most` within 24 hours, by a count of what was there since an instant. */
export async function limitADay(
  { clock }: Platform,
  most: number,
  countSince: (since: string) => Promise<number>,
): Promise<void> {
  if ((await countSince(daysAfter(clock.instant(), -1))) >= most) refuse('too_many_requests');
}
