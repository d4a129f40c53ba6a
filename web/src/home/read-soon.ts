import type { Ask } from '../platform/ask.ts';
import { pickSoon } from './pick-soon.ts';

/** How many of the soonest the few are picked from. */
const CANDIDATES = 40;

/** Whom the reader could talk to next. */
export async function readSoon(ask: Ask, zone: string, now: string) {
  const soonest = await ask('GET /api/users/professional/all', {
    query: { sort: 'soonest', limit: CANDIDATES },
  });
  if (!soonest.ok) return soonest;
  return { ...soonest, data: { items: pickSoon(soonest.data.items, zone, now) } };
}
