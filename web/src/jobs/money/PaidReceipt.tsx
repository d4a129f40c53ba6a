import { Trans, useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { currency, money } from '@parley/contract/money.ts';
import { isForWork } from '@parley/contract/payments/paid-for.ts';
import { isOpenChargeback } from '@parley/contract/payments/states.ts';
import { cityOf } from '@parley/contract/time.ts';
import { settlementStatus } from './status.ts';
import { dateText } from '../../time/long-dates.ts';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { PaperHead } from '../../ui/logo/PaperHead.tsx';

/** The printed receipt: what a client paid for a job and where the money went. */
export function PaidReceipt({ job, zone }: { job: Job; zone: string }) {
  const { t } = useLingui();
  const { title, client, professional, settlement, money: paid } = job;
  // Consultations and tips have receipts of their own.
  const moves = paid.moves.filter(isForWork);
  const paidAt = job.hiredAt ?? moves[0]?.at;
  const backCents = paid.amountCents - paid.feeCents - paid.netCents;
  const isDisputed = job.chargebacks.some((each) => isForWork(each) && isOpenChargeback(each.status));
  const credit = money(paid.creditCents);
  const [amount, back, city] = [money(paid.amountCents), money(backCents), cityOf(zone)];
  const code = currency();
  return (
    <div className="for-print bg-paper text-ink">
      <PaperHead />
      <h2 className="mb-6">
        <Trans>Receipt</Trans>
      </h2>
      <DescriptionList
        facts={[
          [t`Job`, title],
          [t`Paid by`, client.displayName],
          [t`Paid to, through Parley`, professional.displayName],
          [t`Paid on`, paidAt && dateText(paidAt, zone)],
          [t`Amount`, t`${amount} (${code})`],
          [t`Deducted for the consultation`, paid.creditCents > 0 && t`${credit} (${code})`],
          [t`Refunded`, backCents > 0 && t`${back} (${code})`],
          [t`Status`, isDisputed ? t`Disputed by the client’s bank` : settlementStatus(settlement).label],
          [t`Receipt number`, job.id],
        ]}
      />
      <h3 className="mt-10 border-b border-line pb-3 text-xl">
        <Trans>Transactions</Trans>
      </h3>
      <ol>
        {moves.map(({ at, text }) => (
          <li key={at + text} className="num flex justify-between gap-6 border-b border-line py-2.5">
            <span className="whitespace-nowrap text-ink-3">{dateText(at, zone)}</span>
            <span className="text-right font-medium">{text}</span>
          </li>
        ))}
      </ol>
      <p className="mt-10 text-sm text-ink-3">
        <Trans>Dates are in {city} time.</Trans>
      </p>
    </div>
  );
}
