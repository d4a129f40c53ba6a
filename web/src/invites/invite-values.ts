import type { Service } from '@parley/contract/services/schemas.ts';

export interface InviteValues {
  message: string;
  amountCents: number | null;
  /** "" for none. */
  postingId: string;
  fillPosting: boolean;
  startsAt: string | null;
}

interface Given {
  service: Pick<Service, 'pricing' | 'priceCents'>;
  postings: readonly { id: string }[];
  postingId: string | null;
  startsAt: string | null;
  now: string;
}

/** What the form begins with: the service's price, and what the address has picked already. */
export function initialInvite({ service, postings, postingId, startsAt, now }: Given): InviteValues {
  const isOwn = postings.some(({ id }) => id === postingId);
  const isAhead = Date.parse(startsAt ?? '') > Date.parse(now);
  return {
    message: '',
    // An hour's price is not the job's: that one is for the client to say.
    amountCents: service.pricing === 'FIXED' ? service.priceCents : null,
    postingId: isOwn ? (postingId ?? '') : '',
    fillPosting: true,
    startsAt: isAhead ? startsAt : null,
  };
}

/** The fields as the contract reads them. */
export function inviteOf(
  service: Pick<Service, 'id' | 'consultationMinutes'>,
  { postingId, fillPosting, ...values }: InviteValues,
) {
  return {
    ...values,
    serviceId: service.id,
    minutes: service.consultationMinutes,
    ...(postingId !== '' && { postingId, fillPosting }),
  };
}
