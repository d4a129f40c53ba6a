import { useEffect, useState } from 'react';
import { call } from '../../platform/api.ts';
import { addDays, weekFrom, type Week } from './weeks.ts';

export type Slots =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  /** `next` is the first free time after an empty week, where there is one. */
  | { state: 'ready'; slots: string[]; next: string | null };

interface SlotQuery {
  userId: string;
  minutes: number;
  zone: string;
}

const LOOK_AHEAD_DAYS = 56;

/** Loads the bookable times of a week whenever it changes; `retry` loads them again. */
export function useSlots({ userId, minutes, zone }: SlotQuery, firstDay: string): [Slots, () => void] {
  const [tries, setTries] = useState(0);
  const key = [userId, minutes, zone, firstDay, tries].join(' ');
  const [answer, setAnswer] = useState<{ key: string; slots: Slots } | null>(null);
  useEffect(() => {
    let isStale = false;
    void ask({ userId, minutes, zone }, firstDay).then((slots) => {
      // Ignore a late response for a week that is no longer shown.
      if (!isStale) setAnswer({ key, slots });
    });
    return () => {
      isStale = true;
    };
  }, [key, userId, minutes, zone, firstDay]);
  return [answer?.key === key ? answer.slots : { state: 'loading' }, () => setTries(tries + 1)];
}

async function ask(slotQuery: SlotQuery, firstDay: string): Promise<Slots> {
  const week = weekFrom(firstDay, slotQuery.zone);
  const inWeek = await slotsWithin(slotQuery, week.from, week.to);
  if (!inWeek.ok) return { state: 'failed', message: inWeek.message };
  const { slots } = inWeek.data;
  return { state: 'ready', slots, next: slots.length > 0 ? null : await firstAfter(slotQuery, week) };
}

async function firstAfter(slotQuery: SlotQuery, week: Week): Promise<string | null> {
  const last = addDays(week.days[0] ?? '', LOOK_AHEAD_DAYS);
  const ahead = await slotsWithin(slotQuery, week.to, weekFrom(last, slotQuery.zone).from);
  return ahead.ok ? (ahead.data.slots[0] ?? null) : null;
}

function slotsWithin({ userId, minutes, zone }: SlotQuery, from: string, to: string) {
  return call('GET /api/availability/slots', { query: { userId, minutes, from, to, timeZone: zone } });
}
