import { isoOf } from '@parley/contract/availability/intervals.ts';
import type { ProfessionalCard } from '@parley/contract/users/schemas.ts';
import { firstStartByDay } from '../time/ribbon/week-of.ts';

const SHOWN = 5;

/**
 * Picks the professionals who are free next during the reader's day; as long as there are enough candidates,
 * no two share a discipline or a start time. Each gets that time as its next one.
 */
export function pickAvailableSoon(
  soonest: readonly ProfessionalCard[],
  zone: string,
  now: string,
): ProfessionalCard[] {
  const ranked = soonest
    .map((card) => {
      const byDay = firstByDay(card, zone, now);
      return { card, at: byDay ?? card.nextAvailableAt, isByDay: byDay !== null };
    })
    .toSorted((one, other) => rankOf(one).localeCompare(rankOf(other)));
  const picked: typeof ranked = [];
  const rules = [
    (each: (typeof ranked)[number]) =>
      picked.every(({ card, at }) => at !== each.at && card.discipline !== each.card.discipline),
    (each: (typeof ranked)[number]) => picked.every(({ at }) => at !== each.at),
    () => true,
  ];
  for (const mayCome of rules) {
    for (const each of ranked) {
      if (picked.length < SHOWN && !picked.includes(each) && each.at !== null && mayCome(each))
        picked.push(each);
    }
  }
  return picked
    .toSorted((one, other) => ranked.indexOf(one) - ranked.indexOf(other))
    .map(({ card, at }) => ({ ...card, nextAvailableAt: at }));
}

/** Sorts those free by day before those free only in the reader's night. */
function rankOf({ at, isByDay }: { at: string | null; isByDay: boolean }): string {
  return `${isByDay ? 'by day' : 'by night'} ${at}`;
}

/** The first time that can be booked within the reader's daytime, today or on the next two days; null without any. */
function firstByDay(card: ProfessionalCard, zone: string, now: string): string | null {
  const first = firstStartByDay(card, card.consultationMinutes, { zone, now, days: 3 });
  return first === undefined ? null : isoOf(first);
}
