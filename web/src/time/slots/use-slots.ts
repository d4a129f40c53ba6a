import type { Interval } from '@parley/contract/availability/intervals.ts';
import type { ClosedStretch } from '@parley/contract/availability/schemas.ts';
import { call } from '../../platform/api.ts';
import { useAnswer } from '../../platform/use-answer.ts';

export type Slots =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  /** `next` is the first free time after an empty week or month, where there is one. */
  | { state: 'ready'; slots: string[]; closed: ClosedStretch[]; next: string | null };

interface SlotQuery {
  userId: string;
  minutes: number;
  zone: string;
  /** Whether to ask for the reasons of the times that can’t be booked, also where others can. */
  reasons: boolean;
  /** For its consultations, in its hours. */
  serviceId?: string | undefined;
  /** Until when the payment of a consultation with a price can be held. */
  heldUntil?: string | undefined;
  /** The agreed consultation that is to be moved. */
  moving?: string | undefined;
}

const LOADING = { state: 'loading' } as const;

const LOOK_AHEAD_MS = 56 * 24 * 3_600_000;

/** Loads the bookable times of a window whenever it changes; `retry` loads them again. */
export function useSlots(
  { userId, minutes, zone, serviceId, heldUntil, moving, reasons }: SlotQuery,
  { from, to }: Interval,
): [Slots, () => void] {
  const slotQuery = { userId, minutes, zone, serviceId, heldUntil, moving, reasons };
  const about = JSON.stringify([slotQuery, from, to]);
  const { answer, retry } = useAnswer(about, () => ask(slotQuery, { from, to }));
  return [answer ?? LOADING, retry];
}

async function ask(slotQuery: SlotQuery, { from, to }: Interval): Promise<Slots> {
  const within = await slotsWithin(slotQuery, from, to);
  if (!within.ok) return { state: 'failed', message: within.message };
  const { slots, closed = [] } = within.data;
  if (slots.length > 0) return { state: 'ready', slots, closed, next: null };
  const why = slotQuery.reasons ? closed : reasonsWithin(slotQuery, from, to);
  return { state: 'ready', slots, closed: await why, next: await firstAfter(slotQuery, to) };
}

/** Asked for only once a month turns out to be empty: they cost more than its free times. */
async function reasonsWithin(slotQuery: SlotQuery, from: string, to: string): Promise<ClosedStretch[]> {
  const asked = await slotsWithin({ ...slotQuery, reasons: true }, from, to);
  return asked.ok ? (asked.data.closed ?? []) : [];
}

async function firstAfter(slotQuery: SlotQuery, from: string): Promise<string | null> {
  const last = new Date(Date.parse(from) + LOOK_AHEAD_MS).toISOString();
  const ahead = await slotsWithin({ ...slotQuery, reasons: false }, from, last);
  return ahead.ok ? (ahead.data.slots[0] ?? null) : null;
}

function slotsWithin(
  { userId, minutes, zone, serviceId, heldUntil, moving, reasons }: SlotQuery,
  from: string,
  to: string,
) {
  const query = {
    userId,
    minutes,
    from,
    to,
    timeZone: zone,
    ...(serviceId !== undefined && { serviceId }),
    ...(heldUntil !== undefined && { heldUntil }),
    ...(moving !== undefined && { moving }),
    ...(reasons && { reasons: 'true' }),
  };
  return call('GET /api/availability/slots', { query });
}
