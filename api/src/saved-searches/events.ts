import type { SavedFilters, SearchKind } from '@parley/contract/saved-searches/schemas.ts';

declare module '../platform/events.ts' {
  interface Events {
    /** An alert of a saved search: how many it has found since the last one, and the newest of them by their titles. */
    'search.found': {
      searchId: string;
      userId: string;
      kind: SearchKind;
      name: string;
      filters: SavedFilters;
      count: number;
      titles: string[];
      /** When the first of them was made. */
      since: string;
    };
  }
}
