import { hourlyCents } from '@parley/contract/offers/hourly.ts';
import { sumOf, type MilestoneValues } from './milestone-values.ts';
import type { Offer } from '@parley/contract/offers/schemas.ts';

/** The form values of an offer. */
export interface OfferValues {
  pricing: 'FIXED' | 'HOURLY';
  /** Of a fixed price. */
  amountCents: number | null;
  hours: number | null;
  rateCents: number | null;
  estimatedDays: number | null;
  scope: string;
  /** Instead of a price and days for the whole; none by default. */
  milestones: MilestoneValues[];
}

/** The form's initial values: the terms on the table, or without any the rate of an hourly service. */
export const valuesOf = (offer: Offer | null, serviceRateCents: number | null = null): OfferValues => ({
  pricing: (offer ? offer.hours : serviceRateCents) === null ? 'FIXED' : 'HOURLY',
  amountCents: offer?.amountCents ?? null,
  hours: offer?.hours ?? null,
  rateCents: offer?.rateCents ?? serviceRateCents,
  estimatedDays: offer?.estimatedDays ?? null,
  scope: offer?.scope ?? '',
  milestones: offer?.milestones ?? [],
});

type Price = Pick<OfferValues, 'pricing' | 'amountCents' | 'hours' | 'rateCents' | 'milestones'>;

/** What the price in the form comes to; null while it is incomplete. */
export function amountOf({ pricing, amountCents, hours, rateCents, milestones }: Price): number | null {
  if (milestones.length > 0) return sumOf(milestones).amountCents;
  if (pricing === 'FIXED') return amountCents;
  return hours === null || rateCents === null ? null : hourlyCents({ hours, rateCents });
}

/** The form's values as the request body. */
export function readValues(values: OfferValues) {
  const { pricing, hours, rateCents, scope, milestones, estimatedDays } = values;
  const isCut = milestones.length > 0;
  return {
    amountCents: amountOf(values),
    estimatedDays: isCut ? sumOf(milestones).estimatedDays : estimatedDays,
    ...(isCut && { milestones }),
    ...(!isCut && pricing === 'HOURLY' && { hours, rateCents }),
    ...(scope.trim() !== '' && { scope }),
  };
}

/** A scope from the shared notes, as far as one may be written. */
export const withNotes = (scope: string, notes: string, max: number): string =>
  [scope.trim(), notes.trim()].filter(Boolean).join('\n').slice(0, max);
