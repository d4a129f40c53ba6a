import type { Api } from '../../platform/api-server.ts';
import { FEW } from '../../platform/form/filter-suggestions.ts';
import { dayLater, hoursIn } from '../../time/hours/day-hours.ts';
import type { FreeWindow } from '../../time/windows.ts';
import { windowIn } from './facets.ts';
import { type List, readList, type Search } from './read-list.ts';

const SHOWN = 3;

/** Who is free at the same hours a day later. */
export interface NextDay {
  window: FreeWindow;
  list: List;
}

/** Asked only where few are free in the hours of one day; null where nobody else is a day later. */
export async function readNextDay(api: Api, search: Search, found: List): Promise<NextDay | null> {
  const window = windowIn(search);
  if (!window || !found.result.ok || found.result.data.total > FEW) return null;
  if (!hoursIn(window, search.zone)) return null;
  const next = dayLater(window, search.zone);
  const list = await readList(api, { ...search, ...next }, undefined, SHOWN + FEW);
  const others = withoutShown(list, found);
  return others.result.ok && others.result.data.items.length > 0 ? { window: next, list: others } : null;
}

/** The first few that aren't shown already. */
function withoutShown(list: List, { result }: List): List {
  const shown = new Set(result.ok ? result.data.items.map(({ id }) => id) : []);
  const few = <T extends { id: string }>(items: T[]) =>
    items.filter(({ id }) => !shown.has(id)).slice(0, SHOWN);
  if (list.of === 'services') {
    if (!list.result.ok) return list;
    const { data } = list.result;
    return { of: list.of, result: { ...list.result, data: { ...data, items: few(data.items) } } };
  }
  if (!list.result.ok) return list;
  const { data } = list.result;
  return { of: list.of, result: { ...list.result, data: { ...data, items: few(data.items) } } };
}
