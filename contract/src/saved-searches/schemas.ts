import { z } from 'zod';
import { anyCents, experience, id, instant, pricing, search, searchedSkills, singleLine } from '../fields.ts';
import { JobPostingCard } from '../job-postings/schemas.ts';
import { MAX_CENTS, MAX_SEARCH_NAME, MAX_STARS, MIN_STARS } from '../limits.ts';
import { ServiceCard } from '../services/schemas.ts';

export const SEARCH_KINDS = ['SERVICE', 'POSTING'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const FREQUENCIES = ['AT_ONCE', 'DAILY', 'WEEKLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

const price = anyCents.min(0).max(MAX_CENTS);
/** The filters that last: a time passes, so it isn't saved. */
export const SavedFilters = z.strictObject({
  q: search.optional(),
  exact: z.literal(true).optional(),
  disciplineId: id.optional(),
  categoryId: id.optional(),
  skills: searchedSkills.optional(),
  experience: experience.optional(),
  pricing: pricing.optional(),
  minCents: price.optional(),
  maxCents: price.optional(),
  minRating: z.number().min(MIN_STARS).max(MAX_STARS).optional().describe('of services only'),
});
export type SavedFilters = z.infer<typeof SavedFilters>;

const name = singleLine(1, MAX_SEARCH_NAME, /*i18n*/ 'Enter a name.');
const frequency = z
  .enum(FREQUENCIES, { error: /*i18n*/ 'Choose how often you want alerts.' })
  .describe('daily and weekly alerts (Mondays) come at 8:00 in your time zone');

export const NewSavedSearch = z
  .strictObject({ kind: z.enum(SEARCH_KINDS), name, filters: SavedFilters, frequency })
  .refine(
    ({ filters }) =>
      Object.entries(filters).some(([filter, chosen]) => filter !== 'exact' && chosen !== undefined),
    {
      error: /*i18n*/ 'Choose at least one filter.',
      path: ['filters'],
    },
  )
  .refine(({ kind, filters }) => kind === 'SERVICE' || filters.minRating === undefined, {
    error: /*i18n*/ 'Job postings have no rating.',
    path: ['filters', 'minRating'],
  });
export type NewSavedSearch = z.infer<typeof NewSavedSearch>;
export const ChangedSearch = z.strictObject({ name, frequency, paused: z.boolean() });

export const SavedSearch = z.strictObject({
  id,
  kind: z.enum(SEARCH_KINDS),
  name: z.string(),
  filters: SavedFilters,
  frequency: z.enum(FREQUENCIES),
  paused: z.boolean(),
  isGone: z.boolean().describe('its discipline or category no longer exists, so nothing can match'),
  newCount: z.int().describe('what it has found since the last alert'),
  alertedAt: instant.nullable(),
  createdAt: instant,
});
export type SavedSearch = z.infer<typeof SavedSearch>;

/** An open posting that fits the professional who asks, and why. */
export const RecommendedPosting = JobPostingCard.extend({
  because: z.array(z.string()).describe('the reasons, the most important first'),
  bothFreeAt: instant
    .nullable()
    .describe('when you can be booked first in the client’s daytime, of the next two weeks'),
});
export type RecommendedPosting = z.infer<typeof RecommendedPosting>;

/** A professional who fits the client who asks, through one of their services, and why. */
export const RecommendedProfessional = ServiceCard.extend({
  because: z.array(z.string()).describe('the reasons, the most important first'),
  bothFreeAt: instant
    .nullable()
    .describe('when they can be booked first in your daytime, of the next two weeks'),
  postingId: id.nullable().describe('your job posting that they fit'),
});
export type RecommendedProfessional = z.infer<typeof RecommendedProfessional>;
