import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { money } from '@parley/contract/money.ts';
import type { Side } from '@parley/contract/sides.ts';
import { useNow } from '../../platform/now.ts';
import { dayTimeText } from '../../time/format.ts';
import { Timeline } from '../../time/Timeline.tsx';
import { HoldLimit } from './HoldLimit.tsx';
import { paymentSteps, type PaymentJob, type PaymentStep } from './payment-steps.ts';

interface Props {
  job: PaymentJob;
  side: Side;
  zone: string;
  /** `rail` goes down a narrow column; `wide` goes across, and down on phones. */
  layout?: 'wide' | 'rail';
}

const DOTS = {
  done: 'border-good bg-good',
  next: 'border-time bg-time',
  ahead: 'border-line-strong bg-paper',
  bad: 'border-bad bg-bad',
};
const SPOKEN = { done: msg`Done:`, next: msg`Now:`, ahead: msg`Upcoming:`, bad: msg`Problem:` };

/** The payment's steps: what has moved, what is next, and who gets how much in the end. */
export function PaymentTimeline({ job, side, zone, layout = 'wide' }: Props) {
  const { t } = useLingui();
  const steps = paymentSteps(job, side, zone, useNow());
  const { next } = job.money;
  return (
    <div>
      <div className={layout === 'wide' ? 'md:hidden' : ''}>
        <Timeline label={t`Where the money is`} items={steps.map(itemOf)} />
      </div>
      {layout === 'wide' && <Across steps={steps} />}
      {next && (
        <p className="mt-4 text-sm text-ink-2">
          <b className="font-semibold whitespace-nowrap text-time-ink tabular-nums">
            {dayTimeText(next.at, zone)}
          </b>
          {' · '}
          {next.text}
        </p>
      )}
      <HoldLimit job={job} side={side} zone={zone} />
      {job.money.takenCents > 0 && <PaysBack amount={money(job.money.takenCents)} />}
    </div>
  );
}

/** Told to the professional before it happens. */
function PaysBack({ amount }: { amount: string }) {
  return (
    <p className="mt-2 text-sm text-ink-2 tabular-nums">
      <Trans>{amount} of it will pay back what you owe Parley.</Trans>
    </p>
  );
}

function Across({ steps }: { steps: readonly PaymentStep[] }) {
  const { t } = useLingui();
  return (
    <ol aria-label={t`Where the money is`} className="hidden auto-cols-fr grid-flow-col tabular-nums md:grid">
      {steps.map((step, index) => (
        <li key={step.title} className="relative pt-6 pr-4 text-sm text-ink-3">
          {index < steps.length - 1 && (
            <i
              aria-hidden="true"
              className={`absolute inset-x-0 top-1.5 h-0.5 ${step.state === 'done' ? 'bg-good' : 'bg-line-strong'}`}
            />
          )}
          <i
            aria-hidden="true"
            className={`absolute top-px left-0 size-3 rounded-full border-2 ${DOTS[step.state]}`}
          />
          <Title step={step} />
          {step.note}
        </li>
      ))}
    </ol>
  );
}

function itemOf(step: PaymentStep) {
  return { key: step.title, title: <Title step={step} />, note: step.note, state: step.state };
}

function Title({ step: { title, state } }: { step: PaymentStep }) {
  const { t } = useLingui();
  return (
    <b className="block font-semibold text-ink">
      <span className="sr-only">{t(SPOKEN[state])} </span>
      {title}
    </b>
  );
}
