import { MAX_SEARCH } from '@parley/contract/limits.ts';

/** The tabs of an admin's dashboard, in order; the URL has the id as `?tab=`. Their names are in `tab-names.ts`: tests read this file without the macros. */
export const TABS = [
  { id: 'overview' },
  { id: 'negotiations' },
  { id: 'jobs' },
  { id: 'payments' },
  { id: 'invoices' },
  { id: 'users' },
  { id: 'reviews' },
  { id: 'certificates' },
  { id: 'disciplines' },
  { id: 'support' },
  { id: 'reports' },
  { id: 'audit' },
  { id: 'settings' },
  { id: 'system' },
] as const;
export type Tab = (typeof TABS)[number]['id'];

export function tabIn(search: URLSearchParams): Tab {
  return TABS.find(({ id }) => id === search.get('tab'))?.id ?? 'overview';
}

/** The value, if it is one of these. */
export function oneOf<T extends string>(all: readonly T[], value: string | null): T | undefined {
  return all.find((each) => each === value);
}

/** The search, cut to what the server accepts. */
export function searchTextIn(search: URLSearchParams): string | undefined {
  return search.get('q')?.trim().slice(0, MAX_SEARCH) || undefined;
}
