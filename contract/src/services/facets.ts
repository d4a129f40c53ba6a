import { z } from 'zod';

const counts = z.record(z.string(), z.int());
/** How many services each choice of a filter would leave, with the other filters as they are. */
export const FacetCounts = z
  .strictObject({
    disciplines: counts,
    categories: counts,
    pricings: counts,
    maxCents: counts,
    minRatings: counts,
  })
  .describe('a choice that is missing leaves none');
export type FacetCounts = z.infer<typeof FacetCounts>;
