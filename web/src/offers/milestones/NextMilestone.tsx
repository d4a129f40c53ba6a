import { Trans, useLingui } from '@lingui/react/macro';
import { shortMoney } from '@parley/contract/money.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { daysText } from '../offer-text.ts';
import type { NextToPay } from './next-to-pay.ts';

/** The client's next step once a milestone is accepted: paying for the next one. */
export function NextMilestone({ milestone }: { milestone: NextToPay }) {
  const { t } = useLingui();
  const { title, amountCents, estimatedDays } = milestone;
  const price = shortMoney(amountCents);
  return (
    <Section title={t`Next milestone`} small strong>
      <div className="grid gap-3 pt-4">
        <p>
          <b className="block font-semibold wrap-anywhere" dir="auto">
            {title}
          </b>
          <span className="text-ink-2 tabular-nums">
            {price}
            {estimatedDays !== null && ` · ${daysText(estimatedDays)}`}
          </span>
        </p>
        <div className="max-md:hidden">
          <PayNext milestone={milestone} />
        </div>
        <p className="text-sm text-pretty text-ink-3">
          <Trans>You owe nothing until you pay for it.</Trans>
        </p>
      </div>
    </Section>
  );
}

/** The way to the page where it is paid. */
export function PayNext({ milestone: { jobId, number, amountCents } }: { milestone: NextToPay }) {
  const amount = shortMoney(amountCents);
  return (
    <LinkButton wide to={paths.job(jobId)}>
      <Trans>
        Pay {amount} for milestone {number}
      </Trans>
    </LinkButton>
  );
}
