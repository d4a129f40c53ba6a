import { t } from '@lingui/core/macro';
import { clockText } from '../../platform/language/clock.ts';
import { clockHours } from '../../platform/language/i18n.ts';

const DAY = 24 * 60;

/** The select label of a quarter hour, on the reader's clock; "End of Day" for midnight. */
export function slotLabel(
  { minutes, label }: { minutes: number; label: string },
  hours = clockHours(),
): string {
  if (minutes === DAY) return t`End of Day`;
  return hours === 12 ? label : clockText(minutes, hours);
}
