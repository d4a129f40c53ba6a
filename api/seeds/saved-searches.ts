import { shortMoney } from '@parley/contract/money.ts';
import type { SavedSearch } from '@parley/contract/saved-searches/schemas.ts';
import { searchUrl } from '../src/notifications/news/urls.ts';
import { daysAfter, hoursAfter } from '../src/platform/clock.ts';
import { keysOf } from '../src/saved-searches/search-keys.ts';
import type { Person } from './cast.ts';
import type { Draft } from './draft.ts';
import { notify, type Stage } from './story/story.ts';

/** A client and a professional each saved a search, and the professional's has found something. */
export function addSavedSearches({ draft, client, pro, posting }: Stage): void {
  const { hour } = draft;
  const [clara, ana] = [client('Clara'), pro('Ana Rincón')];
  const [service] = ana.services;
  const { disciplineId } = posting('Terms for our new API').row;
  if (service)
    save(draft, clara, {
      kind: 'SERVICE',
      name: `Contracts up to ${shortMoney(80_000)}`,
      filters: {
        categoryId: service.row.categoryId,
        disciplineId: service.row.disciplineId,
        maxCents: 80_000,
      },
      frequency: 'WEEKLY',
      alertedAt: null,
    });
  const legal = { kind: 'POSTING', name: 'Legal work', filters: { disciplineId } } as const;
  const at = hoursAfter(hour, -20);
  save(draft, ana, { ...legal, frequency: 'DAILY', alertedAt: at });
  notify(draft, {
    to: ana,
    type: 'SEARCH',
    message: '1 new job posting matches “Legal work”. “Terms for our new API”.',
    url: searchUrl({ ...legal, since: posting('Terms for our new API').row.createdAt }),
    at,
    read: true,
  });
}

type Given = Pick<SavedSearch, 'kind' | 'name' | 'filters' | 'frequency' | 'alertedAt'>;

function save({ rows, ids, hour }: Draft, { id: userId }: Pick<Person, 'id'>, search: Given): void {
  const createdAt = daysAfter(hour, -9);
  const id = ids.at(createdAt);
  const { categoryId = null, disciplineId = null, maxCents = null } = search.filters;
  rows.savedSearches.push({ id, userId, ...search, createdAt, categoryId, disciplineId, maxCents });
  for (const key of keysOf(search.filters, null))
    rows.savedSearchKeys.push({ searchId: id, kind: search.kind, key });
}
