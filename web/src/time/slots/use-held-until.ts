import { heldUntil } from '@parley/contract/payments/hold.ts';
import { useNow } from '../../platform/now.ts';

/**
 * Until when a consultation with a price can be, since its payment can't be held longer; undefined for a free one.
 * Until it's paid it counts from this hour, so that its times aren't loaded anew each minute.
 */
export function useHeldUntil(priceCents: number, paidAt?: string | null): string | undefined {
  const now = useNow();
  if (priceCents === 0) return undefined;
  return heldUntil(paidAt ?? `${now.slice(0, 13)}:00:00.000Z`);
}
