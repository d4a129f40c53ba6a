import { useLingui } from '@lingui/react/macro';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import type { Side } from '@parley/contract/sides.ts';
import { useNow } from '../../platform/now.ts';
import { useViewerZone } from '../../platform/zone.ts';
import { whenText } from '../../time/format.ts';
import { Tag } from '../../ui/Tag.tsx';

interface Props {
  appointment: Pick<Appointment, 'payBy' | 'priceCents'>;
  side: Side;
}

/** That a consultation still has to be paid, and by when; nothing for all others. */
export function UnpaidTag({ appointment: { payBy, priceCents }, side }: Props) {
  const { t } = useLingui();
  const [zone, now] = [useViewerZone(), useNow()];
  if (payBy === null) return null;
  const [price, time] = [shortMoney(priceCents), whenText(payBy, zone, now)];
  return (
    <p className="mt-1.5">
      {side === 'client' ? (
        <Tag tone="time">{t`Pay ${price} by ${time}`}</Tag>
      ) : (
        <Tag>{t`Not paid yet, due ${time}`}</Tag>
      )}
    </p>
  );
}
