import { Trans, useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { money } from '@parley/contract/money.ts';
import { isForWork, isTip } from '@parley/contract/payments/paid-for.ts';
import { isOpenChargeback, isLostChargeback } from '@parley/contract/payments/states.ts';
import type { Side } from '@parley/contract/sides.ts';
import { dateText } from '../../time/long-dates.ts';

type Chargeback = Job['chargebacks'][number];
interface Props {
  job: Pick<Job, 'chargebacks' | 'dispute'>;
  /** The reader's; null for admins. */
  side: Side | null;
  zone: string;
}

/** Payments that the client's bank took back, and what it decided; nothing without any. */
export function Chargebacks({ job, side, zone }: Props) {
  const { t } = useLingui();
  const { chargebacks, dispute } = job;
  if (chargebacks.length === 0) return null;
  return (
    <ul aria-label={t`Chargebacks`} className="mb-6 grid gap-3">
      {chargebacks.map((each) => (
        <li
          key={each.id}
          className={`rounded-lg px-5 py-4 text-pretty tabular-nums ${
            isOpenChargeback(each.status) ? 'bg-bad-soft text-bad' : 'bg-info-soft text-info'
          }`}
        >
          <b className="block font-semibold">
            <Name chargeback={each} />
          </b>
          <Course chargeback={each} side={side} zone={zone} />
          {/* What is paid out already, a consultation's price and a tip stop nothing else. */}
          {dispute?.by === 'processor' && isForWork(each) && isOpenChargeback(each.status) && (
            <>
              {' '}
              <Trans>The job’s deadlines are paused.</Trans>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function Name({ chargeback }: { chargeback: Chargeback }) {
  const amount = money(chargeback.amountCents);
  if (isTip(chargeback)) return <Trans>Chargeback of {amount} for a tip</Trans>;
  return isForWork(chargeback) ? (
    <Trans>Chargeback of {amount}</Trans>
  ) : (
    <Trans>Chargeback of {amount} for a consultation</Trans>
  );
}

function Course({ chargeback, side, zone }: Pick<Props, 'side' | 'zone'> & { chargeback: Chargeback }) {
  const { status, openedAt, decidedAt } = chargeback;
  const opened = dateText(openedAt, zone);
  const decided = dateText(decidedAt ?? openedAt, zone);
  const isClient = side === 'client';
  if (isOpenChargeback(status))
    return isClient ? (
      <Trans>
        Your bank disputed this payment on {opened}. None of its money moves until your bank decides.
      </Trans>
    ) : (
      <Trans>
        The client’s bank disputed this payment on {opened}. None of its money moves until the bank decides.
      </Trans>
    );
  if (isLostChargeback(status))
    return isClient ? (
      <Trans>
        Disputed on {opened}. Your bank decided for you on {decided}: you have the money back.
      </Trans>
    ) : (
      <Trans>
        Disputed on {opened}. The bank decided for the client on {decided} and gave them the money back.
      </Trans>
    );
  return isClient ? (
    <Trans>
      Disputed on {opened}. Your bank decided on {decided} that the payment stands.
    </Trans>
  ) : (
    <Trans>
      Disputed on {opened}. The bank decided on {decided} that the payment stands.
    </Trans>
  );
}
