import { t } from '@lingui/core/macro';
import type { HeldPayment } from '@parley/contract/payments/schemas.ts';
import { dateText } from '../../time/long-dates.ts';

/** When held money is released, and what that waits for. */
export function heldText(
  {
    state,
    releaseAt,
    goesBackAt,
    holdUntil,
  }: Pick<HeldPayment, 'state' | 'releaseAt' | 'goesBackAt' | 'holdUntil'>,
  zone: string,
): string {
  const day = releaseAt && dateText(releaseAt, zone);
  const limit = holdUntil && dateText(holdUntil, zone);
  if (state === 'DISPUTED') return t`On hold until the dispute is settled`;
  if (state === 'GOING_BACK') {
    const back = goesBackAt === null ? '' : dateText(goesBackAt, zone);
    return t`Goes back to the client on ${back}, unless someone objects`;
  }
  if (state === 'CONSULTATION')
    return day ? t`Consultation · released on ${day}` : t`Consultation · released after it takes place`;
  if (state === 'DELIVERED' && day) return t`Released on ${day}, or sooner if the client accepts the work`;
  if (limit)
    return t`Released when the client accepts the work. If it isn’t delivered by ${limit}, the money goes back.`;
  return t`Released when the client accepts the work`;
}
