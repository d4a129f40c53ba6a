import { t } from '@lingui/core/macro';
import type { File } from '@parley/contract/files/schemas.ts';
import type { JobPosting, JobPostingCard } from '@parley/contract/job-postings/schemas.ts';
import type { Me } from '@parley/contract/users/schemas.ts';
import { EMPTY_OFFER, offerCardOf, offerOf, type OfferValues } from '../../services/form/offer-values.ts';

/** The form values of a posting. */
export interface PostingValues extends OfferValues {
  budgetMinCents: number | null;
  budgetMaxCents: number | null;
  /** Empty: any time. */
  startBy: string;
  /** How many people are to be hired. */
  openings: number | null;
  attachments: File[];
}

export const EMPTY: PostingValues = {
  ...EMPTY_OFFER,
  budgetMinCents: null,
  budgetMaxCents: null,
  startBy: '',
  openings: 1,
  attachments: [],
};

export function valuesOf(posting: JobPosting): PostingValues {
  const { budgetMinCents, budgetMaxCents, startBy, openings, attachments } = posting;
  return {
    ...offerOf(posting),
    budgetMinCents,
    budgetMaxCents,
    startBy: startBy ?? '',
    openings,
    attachments,
  };
}

/** The form's values as the request body. */
export function readValues({ startBy, attachments, ...rest }: PostingValues) {
  return { ...rest, startBy: startBy || null, attachments: attachments.map(({ id }) => id) };
}

const EXCERPT = 240;

/** The card that the form's values produce; an existing posting keeps its history. */
export function cardOf(
  values: PostingValues,
  now: string,
  from: { me: Me } | { posting: JobPosting },
): JobPostingCard {
  const known = 'posting' in from ? from.posting : newPosting(from.me, now);
  const { id, client, status, proposalCount, hires, createdAt } = known;
  const least = Math.max(0, values.budgetMinCents ?? values.budgetMaxCents ?? 0);
  return {
    id,
    client,
    status,
    proposalCount,
    hires,
    openings: values.openings ?? 1,
    createdAt,
    ...offerCardOf(values, t`Your title`),
    skills: values.skills,
    budgetMinCents: least,
    budgetMaxCents: Math.max(least, values.budgetMaxCents ?? 0),
    startBy: values.startBy || null,
    excerpt: values.description.trim().slice(0, EXCERPT) || t`What you need, in your own words.`,
  };
}

function newPosting({ id, displayName, avatarUrl, timeZone, createdAt, rating }: Me, now: string) {
  const client = {
    id,
    displayName,
    avatarUrl,
    timeZone,
    createdAt,
    rating,
    postings: 0,
    hires: 0,
    attendance: null,
  };
  return {
    id: '',
    client,
    status: 'OPEN' as const,
    proposalCount: 0,
    hires: 0,
    createdAt: now,
  };
}
