import { t } from '@lingui/core/macro';
import type { File } from '@parley/contract/files/schemas.ts';
import type { JobPosting, JobPostingCard } from '@parley/contract/job-postings/schemas.ts';
import type { Me } from '@parley/contract/users/schemas.ts';
import type { Pricing } from '../../services/form/pricing.ts';
import type { Experience } from '../../users/experience.ts';

/** The form values of a posting. */
export interface PostingValues {
  title: string;
  description: string;
  disciplineId: string;
  categoryId: string;
  skills: string[];
  experience: Experience | null;
  pricing: Pricing;
  budgetMinCents: number | null;
  budgetMaxCents: number | null;
  /** Empty: any time. */
  startBy: string;
  attachments: File[];
}

export const EMPTY: PostingValues = {
  title: '',
  description: '',
  disciplineId: '',
  categoryId: '',
  skills: [],
  experience: null,
  pricing: 'FIXED',
  budgetMinCents: null,
  budgetMaxCents: null,
  startBy: '',
  attachments: [],
};

export function valuesOf(posting: JobPosting): PostingValues {
  const { title, description, disciplineId, categoryId, skills, experience } = posting;
  const { pricing, budgetMinCents, budgetMaxCents, startBy, attachments } = posting;
  return {
    title,
    description,
    disciplineId,
    categoryId,
    skills,
    experience,
    pricing,
    budgetMinCents,
    budgetMaxCents,
    startBy: startBy ?? '',
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
  const { id, client, status, proposalCount, createdAt } = known;
  const least = Math.max(0, values.budgetMinCents ?? values.budgetMaxCents ?? 0);
  return {
    id,
    client,
    status,
    proposalCount,
    createdAt,
    title: values.title.trim() || t`Your title`,
    disciplineId: values.disciplineId,
    categoryId: values.categoryId,
    skills: values.skills,
    experience: values.experience ?? 12,
    pricing: values.pricing,
    budgetMinCents: least,
    budgetMaxCents: Math.max(least, values.budgetMaxCents ?? 0),
    startBy: values.startBy || null,
    excerpt: values.description.trim().slice(0, EXCERPT) || t`What you need, in your own words.`,
  };
}

function newPosting({ id, displayName, avatarUrl, timeZone, createdAt, rating }: Me, now: string) {
  const client = { id, displayName, avatarUrl, timeZone, createdAt, rating, postings: 0, hires: 0 };
  return {
    id: '',
    client,
    status: 'OPEN' as const,
    proposalCount: 0,
    createdAt: now,
  };
}
