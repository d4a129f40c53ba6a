import type { Interval } from '@parley/contract/availability/intervals.ts';
import type { JobPosting } from '@parley/contract/job-postings/schemas.ts';
import { nextTimes } from '../services/booking/next-times.ts';

export interface ProposalValues {
  message: string;
  amountCents: number | null;
  estimatedDays: number | null;
  /** "" for none. */
  serviceId: string;
  /** Minutes of the consultation, as the list of lengths has them. */
  minutes: string;
  startsAt: string | null;
  /** Further times, at most two. */
  alternatives: string[];
}

/** When the professional is free, and where the client's days are. */
interface ClientDays {
  free: readonly Interval[];
  zone: string;
  now: string;
}

/** The lengths of a consultation. */
export const CONSULTATION_MINUTES = [15, 30, 45, 60, 90, 120] as const;
const USUAL_MINUTES = 30;

/**
 * The form's initial values: the consultation length of the professional's only service, else the default, and the first
 * of their free times that is by day for the client.
 */
export function initialProposal(
  services: readonly { id: string; consultationMinutes: number }[],
  { free, zone, now }: ClientDays,
): ProposalValues {
  const [only, ...more] = services;
  const service = more.length === 0 ? only : undefined;
  const minutes = service?.consultationMinutes ?? USUAL_MINUTES;
  const [startsAt = null] = nextTimes({ free, nextAvailableAt: null }, minutes, { zone, now });
  return {
    message: '',
    amountCents: null,
    estimatedDays: null,
    serviceId: service?.id ?? '',
    minutes: String(minutes),
    startsAt,
    alternatives: [],
  };
}

/** The form's values as the request body. */
export function proposalOf(
  posting: Pick<JobPosting, 'id'>,
  { serviceId, minutes, alternatives, ...values }: ProposalValues,
) {
  return {
    ...values,
    postingId: posting.id,
    minutes: Number(minutes),
    ...(serviceId !== '' && { serviceId }),
    ...(alternatives.length > 0 && { alternatives }),
  };
}
