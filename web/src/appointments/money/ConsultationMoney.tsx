import { Trans, useLingui } from '@lingui/react/macro';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { refundableOf } from '@parley/contract/payments/rules.ts';
import type { Side } from '@parley/contract/sides.ts';
import { lazy, Suspense, useState } from 'react';
import { PrintReceipt } from '../../jobs/money/PrintReceipt.tsx';
import { isPaid } from '../../jobs/money/status.ts';
import { useNow } from '../../platform/now.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { shortName } from '../../users/short-name.ts';
import { ConsultationReceipt } from './ConsultationReceipt.tsx';
import { moneyText } from './money-text.ts';
import { usePayConsultation } from './use-pay-consultation.ts';

// Loaded only when the button is pressed.
const GiveBackDialog = lazy(() => import('./GiveBackDialog.tsx'));

interface Props {
  appointment: Appointment;
  side: Side;
  zone: string;
  /** A client can print a receipt, where it is the only one of its page. */
  hasReceipt?: boolean;
}

/** How the money of a priced consultation stands, with what this side can do about it: pay, or give back. Nothing for a free one. */
export function ConsultationMoney({ appointment, side, zone, hasReceipt = false }: Props) {
  const now = useNow();
  const { t } = useLingui();
  const text = moneyText(appointment, { side, zone, now });
  if (text === null) return null;
  const isDue = appointment.payBy !== null;
  return (
    <section
      aria-label={t`Payment for the consultation`}
      className={`grid justify-items-start gap-2.5 border-l-3 pl-3.5 ${isDue ? 'border-time' : 'border-line-strong'}`}
    >
      <div className="grid gap-1 text-pretty tabular-nums">
        <b className={`font-semibold ${isDue ? 'text-lg leading-snug' : ''}`}>{text.headline}</b>
        <p className="max-w-[60ch] text-sm text-ink-2">{text.about}</p>
      </div>
      {isDue && side === 'client' && <Pay appointment={appointment} />}
      {side === 'professional' && <GiveBack appointment={appointment} />}
      {hasReceipt && side === 'client' && wasPaid(appointment) && (
        <PrintReceipt>
          <ConsultationReceipt appointment={appointment} zone={zone} />
        </PrintReceipt>
      )}
    </section>
  );
}

const wasPaid = ({ payment }: Appointment) => payment !== null && isPaid({ paymentStatus: payment.status });

function Pay({ appointment }: Pick<Props, 'appointment'>) {
  const { pay, pending, error } = usePayConsultation(appointment);
  const price = shortMoney(appointment.priceCents);
  return (
    <>
      <Button pending={pending} onClick={() => void pay()}>
        <Trans>Pay {price}</Trans>
      </Button>
      <FormMessage message={error} />
    </>
  );
}

/** A professional may return any part, also of what was released. */
function GiveBack({ appointment }: Pick<Props, 'appointment'>) {
  const [isOpen, setOpen] = useState(false);
  const { payment, priceCents, client } = appointment;
  const name = shortName(client.displayName);
  const isPossible = payment !== null && refundableOf({ amountCents: priceCents, ...payment }) > 0;
  if (!isPossible) return null;
  return (
    <>
      <Button small kind="quiet" onClick={() => setOpen(true)}>
        <Trans>Refund {name}</Trans>
      </Button>
      <Suspense>
        {isOpen && <GiveBackDialog appointment={appointment} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
