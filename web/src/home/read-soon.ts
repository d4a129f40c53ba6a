import type { Ask } from '../platform/api-server.ts';
import { currentNow } from '../platform/now.ts';
import { browserZone } from '../platform/zone.ts';
import { pickSoon } from './pick-soon.ts';

/** How many of the soonest to pick from. */
const CANDIDATES = 40;

/** The professionals a reader in this zone could talk to next. */
export async function readSoonIn(ask: Ask, zone: string, now: string) {
  const soonest = await ask('GET /api/users/professional/all', {
    query: { sort: 'soonest', limit: CANDIDATES },
  });
  if (!soonest.ok) return soonest;
  return { ...soonest, data: { items: pickSoon(soonest.data.items, zone, now) } };
}

/** The same for the reader of this browser. */
export const readSoonHere = (ask: Ask) => readSoonIn(ask, browserZone(), currentNow());
