import { Trans } from '@lingui/react/macro';
import { shortMoney } from '@parley/contract/money.ts';
import type { PlannedMilestone } from '@parley/contract/offers/milestones.ts';
import { daysText } from '../offer-text.ts';

/** The milestones that an offer is cut into. */
export function MilestoneList({ milestones }: { milestones: readonly PlannedMilestone[] }) {
  return (
    <div className="grid gap-2">
      <ol className="grid border-t border-line tabular-nums">
        {milestones.map(({ title, amountCents, estimatedDays }, index) => (
          <li
            key={index}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2"
          >
            <span className="min-w-0 wrap-anywhere" dir="auto">
              {index + 1}. {title}
            </span>
            <span className="text-ink-2">
              {shortMoney(amountCents)} · {daysText(estimatedDays)}
            </span>
          </li>
        ))}
      </ol>
      <p className="text-sm text-pretty text-ink-3">
        <Trans>Hiring pays the first one. Each of them is paid, delivered and accepted on its own.</Trans>
      </p>
    </div>
  );
}
