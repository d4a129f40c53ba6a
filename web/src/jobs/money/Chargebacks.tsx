import { Trans, useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { money } from '@parley/contract/money.ts';
import { isForWork, isTip } from '@parley/contract/payments/paid-for.ts';
import { isOpenChargeback, isLostChargeback } from '@parley/contract/payments/states.ts';
import { dateText } from '../../time/long-dates.ts';

type Chargeback = Job['chargebacks'][number];

/** Payments that the client's bank took back, and what it decided; nothing without any. */
export function Chargebacks({ chargebacks, zone }: Pick<Job, 'chargebacks'> & { zone: string }) {
  const { t } = useLingui();
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
          <Course chargeback={each} zone={zone} />
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

function Course({ chargeback, zone }: { chargeback: Chargeback; zone: string }) {
  const { status, openedAt, decidedAt } = chargeback;
  const opened = dateText(openedAt, zone);
  const decided = dateText(decidedAt ?? openedAt, zone);
  if (isOpenChargeback(status))
    return (
      <Trans>
        The client’s bank disputed this payment on {opened}. None of its money moves until the bank decides,
        and all deadlines are paused.
      </Trans>
    );
  if (isLostChargeback(status))
    return (
      <Trans>
        Disputed on {opened}. The bank decided for the client on {decided}, who has the money back.
      </Trans>
    );
  return (
    <Trans>
      Disputed on {opened}. The bank decided on {decided} that the payment stands.
    </Trans>
  );
}
