import { z } from 'zod';
import { id, instant, text } from '../fields.ts';
import { MAX_REVIEW, MAX_STARS, MIN_STARS } from '../limits.ts';
import { withCount } from '../numbers.ts';
import { Person } from '../users/schemas.ts';
import { MAX_THEMES, REVIEW_THEMES } from './themes.ts';

export const Review = z.strictObject({
  id,
  jobId: id,
  author: Person,
  aboutId: id,
  consultationOnly: z.boolean().describe('of a paid consultation that no hire followed'),
  rating: z.int().min(MIN_STARS).max(MAX_STARS),
  text: z.string(),
  createdAt: instant,
  publishedAt: instant.nullable(),
});
export type Review = z.infer<typeof Review>;

export const NewReview = z.strictObject({
  rating: z
    .int({ error: /*i18n*/ 'Choose 1 to 5 stars.' })
    .min(MIN_STARS, { error: /*i18n*/ 'Choose 1 to 5 stars.' })
    .max(MAX_STARS, { error: /*i18n*/ 'Choose 1 to 5 stars.' }),
  text: text(1, MAX_REVIEW, /*i18n*/ 'Write your review.'),
  themes: z
    .array(z.enum(REVIEW_THEMES))
    .max(MAX_THEMES, { error: withCount(/*i18n*/ 'Choose at most {count}.', MAX_THEMES) })
    .overwrite((chosen) => [...new Set(chosen)])
    .default([])
    .describe('what the client praises; none about a client'),
});
/** Double-blind: theirs is shown once published; `theirsWritten` says whether there is one. */
export const JobReviews = z.strictObject({
  mine: Review.nullable(),
  hiddenReason: z
    .string()
    .nullable()
    .describe('why an admin hid yours from everybody else; null while it is shown'),
  theirs: Review.nullable(),
  theirsWritten: z.boolean(),
  open: z.boolean().describe('whether you can write one now'),
  closesAt: instant.nullable().describe('null while there is nothing to review'),
  consultationOnly: z.boolean().describe('whether they are of a paid consultation that no hire followed'),
});
export type JobReviews = z.infer<typeof JobReviews>;

/** What several reviews praise, with the latest of them. */
export const Praise = z.strictObject({
  theme: z.enum(REVIEW_THEMES),
  count: z.int(),
  latest: Review,
});
export type Praise = z.infer<typeof Praise>;

const average = z.number().nullable();
const count = z.int();
export const ProfessionalReviews = z.strictObject({
  average: average.describe('of the reviews of work'),
  count,
  consultations: z
    .strictObject({ average, count })
    .describe('the reviews of consultations that no hire followed; not part of the other figures'),
  histogram: z.strictObject({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() }),
  praise: z.array(Praise).describe('the most frequent first'),
  items: z.array(Review.extend({ jobTitle: z.string() })),
  nextCursor: z.string().nullable(),
});
export type ProfessionalReviews = z.infer<typeof ProfessionalReviews>;

/** A review as admins see it. */
export const AdminReview = Review.extend({
  about: Person,
  jobTitle: z.string(),
  hiddenAt: instant.nullable(),
  hiddenReason: z.string().nullable(),
});
export type AdminReview = z.infer<typeof AdminReview>;
