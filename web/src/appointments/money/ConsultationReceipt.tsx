import { Trans, useLingui } from '@lingui/react/macro';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { currency, money } from '@parley/contract/money.ts';
import { cityOf } from '@parley/contract/time.ts';
import { settlementStatus } from '../../jobs/money/status.ts';
import { dayTimeText } from '../../time/format.ts';
import { dateText } from '../../time/long-dates.ts';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { PaperHead } from '../../ui/logo/PaperHead.tsx';

/** The printed receipt of a paid consultation; a receipt of its own beside that of the work. */
export function ConsultationReceipt({ appointment, zone }: { appointment: Appointment; zone: string }) {
  const { t } = useLingui();
  const { id, title, client, professional, startsAt, minutes, priceCents, payment } = appointment;
  const backCents = payment?.refundedCents ?? 0;
  const isDisputed = payment?.frozenAt != null;
  const [amount, back, city] = [money(priceCents), money(backCents), cityOf(zone)];
  const code = currency();
  const time = dayTimeText(startsAt, zone);
  return (
    <div className="for-print bg-paper text-ink">
      <PaperHead />
      <h2 className="mb-6">
        <Trans>Receipt</Trans>
      </h2>
      <DescriptionList
        facts={[
          [t`Consultation`, t`${time}, ${minutes} minutes`],
          [t`Job`, title],
          [t`Paid by`, client.displayName],
          [t`Paid to, through Parley`, professional.displayName],
          [t`Paid on`, payment?.paidAt && dateText(payment.paidAt, zone)],
          [t`Amount`, t`${amount} (${code})`],
          [t`Refunded`, backCents > 0 && t`${back} (${code})`],
          [
            t`Status`,
            isDisputed
              ? t`Disputed by the client’s bank`
              : payment && settlementStatus(payment.settlement).label,
          ],
          [t`Receipt number`, id],
        ]}
      />
      <p className="mt-10 text-sm text-ink-3">
        <Trans>Dates are in {city} time.</Trans>
      </p>
    </div>
  );
}
