import { Plural, useLingui } from '@lingui/react/macro';
import type { Side } from '@parley/contract/sides.ts';
import { useId } from 'react';
import type { Start } from './load-start.ts';
import { ClientPayoff, ProfessionalPayoff } from './Payoff.tsx';
import { ClientPreview, ProfessionalPreview } from './StartPreview.tsx';
import { StepList } from './StepList.tsx';
import { StepRing } from './StepRing.tsx';
import { type Begun, minutesLeft, type ShownStep, shownSteps } from './step-words.ts';

/** What a newcomer does first, how long it takes, what it’s good for, and what the others will see of it. */
export default function FirstSteps({ start, side, begun }: { start: Start; side: Side; begun: Begun }) {
  const { t } = useLingui();
  const heading = useId();
  const steps = shownSteps(start.steps, begun);
  const { client, professional } = start;
  // Once they have posted a job, an empty one is nothing to look at.
  const [first] = steps;
  const hasPreview = side === 'professional' || first?.state !== 'done';
  const label = side === 'client' ? t`What professionals will see` : t`What clients will see`;
  return (
    <section aria-labelledby={heading} className="@container mb-12">
      <div
        className={`grid items-start gap-x-12 gap-y-10 ${hasPreview ? '@3xl:grid-cols-[minmax(0,1fr)_21.25rem]' : ''}`}
      >
        <div className="grid min-w-0 gap-6">
          <StepsHeader id={heading} steps={steps} side={side} />
          <StepList steps={steps} />
          {client && <ClientPayoff free={client.free} />}
          {professional && (
            <ProfessionalPayoff open={professional.open} discipline={professional.discipline} />
          )}
        </div>
        {hasPreview && (
          <aside aria-label={label} className="min-w-0 max-w-120">
            <p className="mb-2.5 text-sm text-ink-3">{label}</p>
            {client && <ClientPreview start={client} />}
            {professional && <ProfessionalPreview start={professional} />}
          </aside>
        )}
      </div>
    </section>
  );
}

function StepsHeader({ id, steps, side }: { id: string; steps: readonly ShownStep[]; side: Side }) {
  const done = steps.filter(({ state }) => state === 'done').length;
  const left = steps.length - done;
  const minutes = minutesLeft(steps);
  return (
    <div className="flex items-center gap-5.5">
      <StepRing done={done} of={steps.length} />
      <div className="min-w-0">
        <h2 id={id} className="text-2xl text-balance">
          {side === 'client' ? (
            <Plural value={left} one="One step to your first hire" other="# steps to your first hire" />
          ) : (
            <Plural value={left} one="One step to your first client" other="# steps to your first client" />
          )}
        </h2>
        <p className="mt-1 text-ink-2">
          <Plural
            value={minutes}
            one="About # minute left. You can stop any time; we keep what you typed."
            other="About # minutes left. You can stop any time; we keep what you typed."
          />
        </p>
      </div>
    </div>
  );
}
