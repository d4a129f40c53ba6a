import { searchTextIn, type Tab } from '../tabs.ts';
import type { Filter } from '../list/ListToolbar.tsx';

/** A search and filters of one tab, by the names they have in the address. */
export type View = Readonly<Record<string, string>>;

/** What most admins look at first. */
export const USUAL_VIEWS: Partial<Record<Tab, readonly View[]>> = {
  jobs: [{ isForAdmin: 'true' }, { status: 'DELIVERED' }],
  payments: [{ settlement: 'HELD' }, { status: 'PENDING' }],
  users: [{ disabled: 'true' }],
  reviews: [{ hidden: 'true' }, { rating: '1' }],
  certificates: [{ status: 'PENDING' }],
  support: [{ status: 'OPEN' }],
  reports: [{ status: 'OPEN' }],
};

/** The view that an address shows; empty for the whole list. */
export function viewIn(search: URLSearchParams, filters: readonly Filter[]): View {
  const chosen = filters.flatMap(({ name, any, options }) => {
    const value = search.get(name);
    const isDefault = any === undefined && value === options[0]?.value;
    return value !== null && !isDefault && options.some((each) => each.value === value)
      ? [[name, value]]
      : [];
  });
  const q = searchTextIn(search);
  return Object.fromEntries(q === undefined ? chosen : [['q', q], ...chosen]);
}

/** Named by what was chosen: "Held, “Ana”". */
export function nameOf(view: View, filters: readonly Filter[]): string {
  const labels = filters.flatMap(
    ({ name, options }) => options.find(({ value }) => value === view[name])?.label ?? [],
  );
  return [...labels, ...(view.q === undefined ? [] : [`“${view.q}”`])].join(', ');
}

/** Without regard to the order in which filters were chosen. */
export const keyOf = (view: View): string =>
  JSON.stringify(Object.entries(view).toSorted(([a], [b]) => (a < b ? -1 : 1)));
