import type { SavedFilters, SearchKind } from '@parley/contract/saved-searches/schemas.ts';

import type { Fit } from './recommendations/reasons.ts';

declare module '../platform/events.ts' {
  interface Events {
    /** A new posting fits a professional, and both are free at this instant. */
    'posting.fits': {
      postingId: string;
      clientId: string;
      professionalId: string;
      title: string;
      fit: Fit;
      startsAt: string;
    };
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
