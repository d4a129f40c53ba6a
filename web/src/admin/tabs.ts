import { MAX_SEARCH } from '@parley/contract/limits.ts';

/** The parts of an admin's dashboard, in the order of their tabs; each stands in the address as `?tab=`. */
export const TABS = [
  { id: 'overview', name: 'Overview' },
  { id: 'jobs', name: 'Jobs' },
  { id: 'payments', name: 'Payments' },
  { id: 'users', name: 'Users' },
  { id: 'reviews', name: 'Reviews' },
  { id: 'certificates', name: 'Certificates' },
  { id: 'disciplines', name: 'Disciplines' },
  { id: 'support', name: 'Support tickets' },
  { id: 'audit', name: 'Audit' },
] as const;
export type Tab = (typeof TABS)[number]['id'];

export function tabIn(search: URLSearchParams): Tab {
  return TABS.find(({ id }) => id === search.get('tab'))?.id ?? 'overview';
}

/** What is asked for, if it is one of these. */
export function oneOf<T extends string>(all: readonly T[], asked: string | null): T | undefined {
  return all.find((each) => each === asked);
}

/** The words searched for, no longer than the server takes. */
export function wordsIn(search: URLSearchParams): string | undefined {
  return search.get('q')?.trim().slice(0, MAX_SEARCH) || undefined;
}
