import { Trans, useLingui } from '@lingui/react/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { isOpenChargeback } from '@parley/contract/payments/states.ts';
import { whyNotTip } from '@parley/contract/payments/tips/rules.ts';
import type { RefusalCode } from '@parley/contract/refusals.ts';
import type { Side } from '@parley/contract/sides.ts';
import { type ReactNode, useState } from 'react';
import { refusalText } from '../../platform/language/refusal-text.ts';
import { useNow } from '../../platform/now.ts';
import { dateText } from '../../time/long-dates.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { shortName } from '../../users/short-name.ts';
import { TipForm } from './TipForm.tsx';

interface Props {
  job: Job;
  side: Side;
  zone: string;
}

/** The tips of a completed job; its client can add one. Nothing where there is neither. */
export function Tips(props: Props) {
  const { t } = useLingui();
  const now = useNow();
  const { job, side } = props;
  const { paid, mostCents, processingCents } = job.tips;
  const isChargedBack = job.chargebacks.some(({ status }) => isOpenChargeback(status));
  const whyNot = whyNotTip({ ...job, ...job.tips, isChargedBack }, now);
  const isOpen = side === 'client' && mostCents > 0 && whyNot !== 'invalid_transition';
  if (!isOpen && paid.length === 0 && processingCents === null) return null;
  return (
    <Section title={t`Tip`}>
      <div className="grid gap-5 pt-4">
        <Paid {...props} />
        {side === 'client' &&
          (processingCents === null ? (
            isOpen && (whyNot === null ? <Add {...props} /> : <CannotAdd job={job} whyNot={whyNot} />)
          ) : (
            <Processing {...props} />
          ))}
      </div>
    </Section>
  );
}

function CannotAdd({ job, whyNot }: Pick<Props, 'job'> & { whyNot: RefusalCode }) {
  const { t } = useLingui();
  const name = shortName(job.professional.displayName);
  const reason =
    whyNot === 'payment_disputed'
      ? t`Your bank is disputing a payment for this job. You can tip once it has decided.`
      : refusalText(whyNot);
  return (
    <div>
      <Button kind="quiet" disabledBecause={reason}>{t`Tip ${name}`}</Button>
    </div>
  );
}

function Add({ job, zone }: Props): ReactNode {
  const { t } = useLingui();
  // A tip that was just paid arrives while the page is open: the form for it must not look like it's still to be sent.
  const isAgain = job.tips.paid.length > 0;
  const [isAsked, setAsked] = useState(false);
  const name = shortName(job.professional.displayName);
  if (isAgain && !isAsked)
    return (
      <div>
        <Button kind="quiet" small onClick={() => setAsked(true)}>
          {t`Add another tip`}
        </Button>
      </div>
    );
  return (
    <>
      <p className="max-w-[60ch] text-pretty text-ink-2">
        <Trans>
          Happy with the work? Thank {name} with a tip. All of it goes to {name}: Parley takes no fee.
        </Trans>
      </p>
      <div ref={isAgain ? focusControl : undefined}>
        <TipForm job={job} zone={zone} />
      </div>
    </>
  );
}

/** The button that was pressed has gone, and the focus with it. */
const focusControl = (place: HTMLElement | null) => place?.querySelector('input')?.focus();

function Processing({ job }: Props) {
  const amount = shortMoney(job.tips.processingCents ?? 0);
  return (
    <p className="max-w-[60ch] text-pretty text-ink-2">
      <Trans>Your bank is still processing your {amount} tip. We’ll let you know how it goes.</Trans>
    </p>
  );
}

function Paid({ job, side, zone }: Props) {
  if (job.tips.paid.length === 0) return null;
  const client = shortName(job.client.displayName);
  const professional = shortName(job.professional.displayName);
  return (
    <ul className="grid gap-2">
      {job.tips.paid.map(({ id, amountCents, refundedCents, paidAt }) => {
        const [amount, back, day] = [
          shortMoney(amountCents),
          shortMoney(refundedCents),
          dateText(paidAt, zone),
        ];
        return (
          <li key={id} className="tabular-nums">
            <b className="font-semibold">
              {side === 'client' ? (
                <Trans>
                  You thanked {professional} with a {amount} tip
                </Trans>
              ) : (
                <Trans>
                  {client} thanked you with a {amount} tip
                </Trans>
              )}
            </b>
            <span className="block text-sm text-ink-3">
              {refundedCents > 0 ? (
                <Trans>
                  {day} · {back} refunded
                </Trans>
              ) : (
                day
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
