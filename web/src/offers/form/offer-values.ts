import type { Offer } from '@parley/contract/offers/schemas.ts';

/** The form values of an offer. */
export interface OfferValues {
  amountCents: number | null;
  estimatedDays: number | null;
  scope: string;
}

/** The form's initial values: the terms on the table. */
export const valuesOf = (offer: Offer | null): OfferValues => ({
  amountCents: offer?.amountCents ?? null,
  estimatedDays: offer?.estimatedDays ?? null,
  scope: offer?.scope ?? '',
});

/** The form's values as the request body. */
export const readValues = ({ scope, ...terms }: OfferValues) => ({
  ...terms,
  ...(scope.trim() !== '' && { scope }),
});

/** A scope from the shared notes, as far as one may be written. */
export const withNotes = (scope: string, notes: string, max: number): string =>
  [scope.trim(), notes.trim()].filter(Boolean).join('\n').slice(0, max);
