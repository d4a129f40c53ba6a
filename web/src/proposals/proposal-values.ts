import type { JobPosting } from '@parley/contract/job-postings/schemas.ts';

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

/** The lengths of a consultation. */
export const CONSULTATION_MINUTES = [15, 30, 45, 60, 90, 120] as const;
const USUAL_MINUTES = 30;

/** The form's initial values: the consultation length of the professional's only service, else the default. */
export function initialProposal(
  services: readonly { id: string; consultationMinutes: number }[],
): ProposalValues {
  const [only, ...more] = services;
  const service = more.length === 0 ? only : undefined;
  return {
    message: '',
    amountCents: null,
    estimatedDays: null,
    serviceId: service?.id ?? '',
    minutes: String(service?.consultationMinutes ?? USUAL_MINUTES),
    startsAt: null,
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
