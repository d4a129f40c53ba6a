import type { Api } from '../platform/api-server.ts';
import { currentNow } from '../platform/now.ts';
import { browserZone } from '../platform/zone.ts';
import { pickAvailableSoon } from './pick-available-soon.ts';

/** How many of the soonest to pick from. */
const CANDIDATES = 40;

/** The professionals a reader in this zone could talk to next. */
export async function readAvailableSoon(api: Api, zone: string, now: string) {
  const soonest = await api('GET /api/users/professional/all', {
    query: { sort: 'soonest', limit: CANDIDATES },
  });
  if (!soonest.ok) return soonest;
  return { ...soonest, data: { items: pickAvailableSoon(soonest.data.items, zone, now) } };
}

/** The same for the reader of this browser. */
export const readAvailableSoonInBrowser = (api: Api) => readAvailableSoon(api, browserZone(), currentNow());
