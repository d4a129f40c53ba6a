import { call } from '../platform/api.ts';
import { readJobs, readTickets, readUsers } from './read-lists.ts';
import { tabIn } from './tabs.ts';

/** What the tab in the address shows. */
export async function loadTab(search: URLSearchParams) {
  const tab = tabIn(search);
  const cursor = search.get('cursor') ?? undefined;
  switch (tab) {
    case 'jobs':
      return { tab, list: await readJobs(search, cursor) };
    case 'users':
      return { tab, list: await readUsers(search, cursor) };
    case 'support':
      return { tab, list: await readTickets(search, cursor) };
    case 'overview':
      return { tab, dashboard: await call('GET /api/dashboard') };
  }
}
export type LoadedTab = Awaited<ReturnType<typeof loadTab>>;
