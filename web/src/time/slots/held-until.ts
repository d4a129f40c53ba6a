import { heldUntil } from '@parley/contract/payments/hold.ts';

interface Priced {
  priceCents: number;
  paidAt: string | null;
  now: string;
}

/**
 * Until when a consultation with a price can be, since its payment can't be held longer; undefined for a free one.
 * Until it's paid it counts from this hour, so that its times aren't loaded anew each minute.
 */
export function heldUntilOf({ priceCents, paidAt, now }: Priced): string | undefined {
  return priceCents === 0 ? undefined : heldUntil(paidAt ?? `${now.slice(0, 13)}:00:00.000Z`);
}
