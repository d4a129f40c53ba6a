import { isPast } from '@parley/contract/moves.ts';
import { whyNotTake } from '@parley/contract/offers/rules.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';

/** The versions of a job's terms, by what can be done with them now. */
export interface Versions {
  /** What can be paid, or was paid. */
  standing: Offer | null;
  /** The professional's version before that one. */
  before: Offer | null;
  /** What the client asks for, unanswered. */
  ask: Offer | null;
  /** All others, the latest first. */
  earlier: Offer[];
}

const CURRENT = new Set<Offer['state']>(['STANDING', 'TAKEN']);

/** Sorts the versions; `offers` has the latest first. */
export function versionsOf(offers: readonly Offer[]): Versions {
  const standing = offers.find(({ state }) => CURRENT.has(state)) ?? null;
  const ask = offers.find(({ state }) => state === 'ASKED') ?? null;
  return {
    standing,
    ask,
    before: standing && offerBefore(offers, standing),
    earlier: offers.filter((offer) => offer !== standing && offer !== ask),
  };
}

const offerBefore = (offers: readonly Offer[], { version }: Offer): Offer | null =>
  offers.find((offer) => offer.by === 'professional' && offer.version < version) ?? null;

/** Whether an earlier version can still be paid: its price was promised. */
export const isPromised = (offer: Offer, now: string): boolean =>
  offer.state === 'REPLACED' && whyNotTake(offer, now) === null;

/** The consultations that decide about the promise of a standing price. */
interface Consultation {
  startsAt: string;
  endsAt: string;
  meeting: { startedAt: string | null };
}

/**
 * Until when the standing price is promised, even if another version replaces it: 72 hours after the end of the
 * latest consultation that began while it stood. Null while there was none.
 */
export function promisedUntil(
  { at }: Pick<Offer, 'at'>,
  consultations: readonly Consultation[],
  { hours, now }: { hours: number; now: string },
): string | null {
  const ends = consultations
    .filter(({ meeting: { startedAt } }) => startedAt !== null && Date.parse(startedAt) >= Date.parse(at))
    .map(({ endsAt }) => Date.parse(endsAt));
  if (ends.length === 0) return null;
  const until = Temporal.Instant.fromEpochMilliseconds(Math.max(...ends))
    .add({ hours })
    .toString();
  return isPast(until, now) ? null : until;
}

interface Met {
  endsAt: string;
  meeting: { startedAt: string | null; endedAt: string | null };
}

/** Whether a consultation has taken place, so that both can decide. */
export const haveMet = (consultations: readonly Met[], now: string): boolean =>
  consultations.some(
    ({ endsAt, meeting: { startedAt, endedAt } }) =>
      startedAt !== null && (endedAt !== null || isPast(endsAt, now)),
  );
