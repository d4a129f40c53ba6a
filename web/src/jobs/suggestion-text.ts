import { t } from '@lingui/core/macro';
import { shortMoney } from '@parley/contract/money.ts';
import type { Resolution } from '@parley/contract/resolutions/schemas.ts';
import { dayTimeText } from '../time/format.ts';

type Suggested = Pick<Resolution, 'toProfessionalCents' | 'heldCents' | 'dueAt'>;

/** "Ana suggested a new due date, Fri 12 Dec 23:59", for whoever reads it. */
export function suggestionText(
  { toProfessionalCents, heldCents, dueAt }: Suggested,
  who: string,
  zone: string,
): string {
  if (toProfessionalCents === null) {
    const day = dueAt === null ? '' : dayTimeText(dueAt, zone);
    return t`${who} suggested a new due date, ${day}`;
  }
  const [part, rest] = [shortMoney(toProfessionalCents), shortMoney(heldCents - toProfessionalCents)];
  return t`${who} suggested settling: ${part} to the professional, ${rest} back to the client`;
}
