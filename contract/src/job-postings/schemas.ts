import { z } from 'zod';
import {
  anyCents,
  cents,
  date,
  description,
  experience,
  id,
  instant,
  pricing,
  rating,
  skills,
  title,
} from '../fields.ts';
import { NEGOTIATION_STATUSES } from '../negotiations/states.ts';
import { ServiceCard } from '../services/schemas.ts';
import { File, fileIds } from '../files/schemas.ts';
import { MAX_OPENINGS, MIN_OPENINGS } from '../limits.ts';
import { withCount } from '../numbers.ts';
import { AttendanceRecord, Person } from '../users/schemas.ts';
import { POSTING_STATUSES } from './states.ts';

const openings = z
  .int({ error: /*i18n*/ 'Enter a whole number of people.' })
  .min(MIN_OPENINGS, { error: /*i18n*/ 'At least one person.' })
  .max(MAX_OPENINGS, { error: withCount(/*i18n*/ 'At most {count} people.', MAX_OPENINGS) });
const fields = {
  title,
  description,
  disciplineId: id,
  categoryId: id,
  skills,
  experience,
  pricing,
  budgetMinCents: cents,
  budgetMaxCents: cents,
  startBy: date.nullable().default(null),
  openings: openings.default(1),
  attachments: fileIds,
};
const budget = {
  error: /*i18n*/ 'The maximum can’t be below the minimum.',
  path: ['budgetMaxCents'],
};
const ordered = (posting: { budgetMinCents: number; budgetMaxCents: number }) =>
  posting.budgetMinCents <= posting.budgetMaxCents;

/** What a client fills in. */
export const PostingFields = z.strictObject(fields).refine(ordered, budget);
export const PostingChange = z.strictObject({ id, ...fields }).refine(ordered, budget);

/** The client of a posting with their history here. */
export const PostingClient = Person.extend({
  createdAt: instant,
  postings: z.int(),
  hires: z.int(),
  rating,
  attendance: AttendanceRecord,
});
const shared = {
  id,
  title: z.string(),
  disciplineId: id,
  categoryId: id,
  skills: z.array(z.string()),
  experience,
  pricing,
  budgetMinCents: anyCents,
  budgetMaxCents: anyCents,
  startBy: date.nullable(),
  openings: z.int().describe('how many people are to be hired'),
  hires: z.int().describe('how many have been hired for it'),
  status: z.enum(POSTING_STATUSES),
  proposalCount: z.int(),
  createdAt: instant,
  client: PostingClient,
};
export const JobPostingCard = z.strictObject({ ...shared, excerpt: z.string() });
export type JobPostingCard = z.infer<typeof JobPostingCard>;
export const JobPosting = z.strictObject({
  ...shared,
  clientId: id,
  description: z.string(),
  disciplineName: z.string(),
  categoryName: z.string(),
  attachments: z.array(File),
  closesAt: instant.nullable().describe('when it closes automatically, unless there is activity before'),
  removedAt: instant.nullable().describe('when its client removed it; it is read-only since'),
  myProposalId: id.nullable().describe('for professionals: their own open proposal'),
  myInviteId: id.nullable().describe('for professionals: their latest open invitation to it'),
});
export type JobPosting = z.infer<typeof JobPosting>;
export const OwnPosting = z.strictObject({
  ...shared,
  openProposals: z.int().describe('proposals that are still open'),
  waitingProposals: z.int().describe('proposals that await the client’s response'),
});
/** A service that matches a posting, why, and the status of the client's invitation. */
export const MatchingService = ServiceCard.extend({
  match: z.strictObject({
    score: z.int().describe('0 to 100; the list is sorted by it'),
    because: z.array(z.string()).describe('the reasons, the most important first'),
  }),
  inviteStatus: z.enum(NEGOTIATION_STATUSES).nullable().describe('of the latest invitation for this posting'),
  inviteId: id.nullable(),
});
export type MatchingService = z.infer<typeof MatchingService>;
export type OwnPosting = z.infer<typeof OwnPosting>;
