import { MAX_ALTERNATIVES } from '@parley/contract/limits.ts';
import type { Service } from '@parley/contract/services/schemas.ts';
import { timesIn } from '../time/slots/times-in.ts';

export interface InviteValues {
  message: string;
  /** The budget in mind; null to talk first. */
  amountCents: number | null;
  /** "" for none. */
  postingId: string;
  startsAt: string | null;
  /** Further times, at most two. */
  alternatives: string[];
}

interface InitialInviteInput {
  postings: readonly { id: string }[];
  postingId: string | null;
  /** The times in the address. */
  times: readonly string[];
  /** An invite that ended without a job and is sent again. */
  before: { message: string; amountCents: number | null } | null;
  now: string;
}

/** The form's initial values: the choices in the URL, and those of the earlier invite. A budget is the client's own: none is put in their mouth. */
export function initialInvite({ postings, postingId, times, before, now }: InitialInviteInput): InviteValues {
  const isOwn = postings.some(({ id }) => id === postingId);
  const [startsAt = null, ...further] = new Set(times.filter((time) => isAhead(time, now)));
  return {
    message: before?.message ?? '',
    amountCents: before?.amountCents ?? null,
    postingId: isOwn ? (postingId ?? '') : '',
    startsAt,
    alternatives: further.slice(0, MAX_ALTERNATIVES),
  };
}

interface Choices {
  initial: InviteValues;
  postings: readonly { id: string }[];
  now: string;
}

/** Time and posting if the draft has different ones: the URL wins, and past times and closed postings are dropped. */
export function currentChoice(
  { startsAt, alternatives, postingId }: InviteValues,
  { initial, postings, now }: Choices,
): Pick<InviteValues, 'startsAt' | 'alternatives' | 'postingId'> {
  const isOpen = postings.some(({ id }) => id === postingId);
  const [first = null, ...further] = timesIn({ startsAt, alternatives }).filter((time) => isAhead(time, now));
  const isOther = initial.startsAt !== null && initial.startsAt !== first;
  return {
    startsAt: initial.startsAt ?? first,
    alternatives: isOther || further.length === 0 ? initial.alternatives : further,
    postingId: initial.postingId || (isOpen ? postingId : ''),
  };
}

function isAhead(startsAt: string | null, now: string): boolean {
  return Date.parse(startsAt ?? '') > Date.parse(now);
}

/** The form's values as the request body. */
export function inviteOf(
  service: Pick<Service, 'id' | 'consultationMinutes'>,
  { postingId, amountCents, alternatives, ...values }: InviteValues,
) {
  return {
    ...values,
    serviceId: service.id,
    minutes: service.consultationMinutes,
    ...(amountCents !== null && { amountCents }),
    ...(postingId !== '' && { postingId }),
    ...(alternatives.length > 0 && { alternatives }),
  };
}
