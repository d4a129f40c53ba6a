import { Plural, Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { LinkButton } from '../../ui/Button.tsx';
import type { ShownStep } from './step-words.ts';

const marks: Record<ShownStep['state'], string> = {
  done: 'border-transparent bg-good text-paper',
  current: 'border-transparent bg-time text-on-time',
  ahead: 'border-line-strong text-ink-2',
};

/** The numbered steps; what is next is open with its button. */
export function StepList({ steps }: { steps: readonly ShownStep[] }) {
  return (
    <ol className="border-t-2 border-ink">
      {steps.map((step, at) => (
        <li
          key={step.step}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="grid grid-cols-[32px_minmax(0,1fr)_auto] gap-x-4.5 border-b border-line py-4"
        >
          <span
            aria-hidden
            className={`grid size-8 place-items-center text-[min(0.9375rem,20px)] rounded-md border font-display font-bold tabular-nums ${marks[step.state]}`}
          >
            {step.state === 'done' ? <Check className="size-4.5" /> : at + 1}
          </span>
          <StepWords step={step} />
          <StepTime step={step} />
        </li>
      ))}
    </ol>
  );
}

function StepWords({ step: { state, name, about, actions } }: { step: ShownStep }) {
  const isCurrent = state === 'current';
  const [first] = actions;
  return (
    <div className="min-w-0 self-center">
      <h3 className={isCurrent ? 'text-xl' : ''}>
        {!isCurrent && first ? (
          <Link to={first.to} className="inline-block min-h-11 md:min-h-6">
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      <p className={`text-pretty ${isCurrent ? 'mt-1 text-ink-2' : 'text-sm text-ink-3'}`}>{about}</p>
      {isCurrent && (
        <div className="mt-3.5 flex flex-wrap gap-3">
          {actions.map(({ text, to }, at) => (
            <LinkButton key={to} kind={at === 0 ? 'strong' : 'quiet'} to={to}>
              {text}
            </LinkButton>
          ))}
        </div>
      )}
    </div>
  );
}

function StepTime({ step: { state, minutes } }: { step: ShownStep }) {
  if (state === 'done') {
    return (
      <span className="pt-1 text-sm font-semibold text-good">
        <Trans>Done</Trans>
      </span>
    );
  }
  return (
    <span
      className={`pt-1 text-sm tabular-nums ${state === 'current' ? 'font-semibold text-time-ink' : 'text-ink-3'}`}
    >
      <Plural value={minutes} one="# min" other="# min" />
    </span>
  );
}
