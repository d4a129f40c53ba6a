import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const STEPS = [msg`Talk`, msg`Offer`, msg`Hire`, msg`Work`, msg`Done`];

/** The way of a job that begins with a talk, with the step it is at. */
export function JobSteps({ at }: { at: 0 | 1 | 2 }) {
  const { t } = useLingui();
  return (
    <ol aria-label={t`Steps of this job`} className="mb-8 flex flex-wrap gap-x-1.5 gap-y-2 text-sm md:mb-10">
      {STEPS.map((step, index) => (
        <li
          key={step.id}
          aria-current={index === at ? 'step' : undefined}
          className={`flex-1 basis-[3.5rem] border-t-3 pt-2 ${index < at ? 'border-ink text-ink-2' : ''} ${index === at ? 'border-time font-semibold text-ink' : ''} ${index > at ? 'border-line text-ink-3' : ''}`}
        >
          {t(step)}
        </li>
      ))}
    </ol>
  );
}
