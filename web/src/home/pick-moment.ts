import { isoOf } from '@parley/contract/availability/intervals.ts';
import type { ProfessionalCard } from '@parley/contract/users/schemas.ts';
import { clocksDiffer } from '../time/format.ts';
import { weekOf } from '../time/ribbon/week-of.ts';

/** When two could talk: the professional is bookable, and it's day for the other. */
export interface Moment {
  professional: Pick<ProfessionalCard, 'id' | 'displayName' | 'avatarUrl' | 'timeZone'>;
  at: string;
  /** How long both could. */
  minutes: number;
}

/** Shorter wouldn't be an overlap to show. */
const LEAST_MINUTES = 30;
const DAYS = 4;

/** The next such moment; rather one with a face, and with a clock that shows another time. Null without any. */
export function pickMoment(
  candidates: readonly ProfessionalCard[],
  zone: string,
  now: string,
): Moment | null {
  const moments = candidates.flatMap((card): Moment[] => {
    const spans = weekOf(card, zone, now)
      .days.slice(0, DAYS)
      .flatMap(({ inCommon }) => inCommon);
    const first = spans.find(({ start, end }) => end - start >= LEAST_MINUTES * 60_000);
    if (!first) return [];
    const { id, displayName, avatarUrl, timeZone } = card;
    const minutes = (first.end - first.start) / 60_000;
    return [{ professional: { id, displayName, avatarUrl, timeZone }, at: isoOf(first.start), minutes }];
  });
  const rankOf = ({ professional: { avatarUrl, timeZone }, at }: Moment) => {
    const flaws = Number(avatarUrl === null) * 2 + Number(!clocksDiffer(at, zone, timeZone));
    return `${flaws} ${at}`;
  };
  return moments.toSorted((one, other) => rankOf(one).localeCompare(rankOf(other)))[0] ?? null;
}
