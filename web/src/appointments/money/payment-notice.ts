import { t } from '@lingui/core/macro';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { isOff } from '@parley/contract/appointments/states.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { type Notice, unpaidNotice } from '../../jobs/money/payment-notice.ts';
import { isPaid } from '../../jobs/money/status.ts';
import { shortName } from '../../users/short-name.ts';

type Returned = Pick<Appointment, 'status' | 'payment' | 'priceCents' | 'professional'>;

/** How paying for a consultation went, after the return from the processor's page; null once it is off. */
export function consultationNotice(appointment: Returned, error: string | null): Notice | null {
  const { status, payment, priceCents, professional } = appointment;
  if (payment === null || isOff(status)) return null;
  const paymentStatus = payment.status;
  const failed = t`Your payment didn’t go through, and you weren’t charged. You can still pay for your consultation.`;
  if (!isPaid({ paymentStatus })) return unpaidNotice(paymentStatus, { error, failed });
  const [amount, name] = [shortMoney(priceCents), shortName(professional.displayName)];
  return {
    text: t`You paid ${amount}, held by Parley. Your consultation with ${name} is confirmed.`,
    tone: 'good',
  };
}
