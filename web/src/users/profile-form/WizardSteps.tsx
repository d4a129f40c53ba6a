import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { STEPS, type StepId } from './wizard-steps.ts';

/** Where one is on the way; every step can be gone to. */
export function WizardSteps({ current }: { current: StepId }) {
  const place = STEPS.findIndex(({ id }) => id === current);
  const reached = place < 0 ? STEPS.length : place;
  return (
    <nav aria-label="Steps" className="mt-6 mb-9">
      <p className="num mb-2 text-sm text-ink-3 sm:hidden">
        {place < 0 ? 'All steps done' : `Step ${place + 1} of ${STEPS.length}, ${STEPS[place]?.name ?? ''}`}
      </p>
      <ol className="flex gap-1.5">
        {STEPS.map(({ id, name }, index) => (
          <li key={id} className="flex-1">
            <Link
              to={paths.profileInit(id)}
              aria-current={id === current ? 'step' : undefined}
              className={`block border-t-[3px] pt-2.5 text-sm hover:text-ink hover:no-underline aria-[current=step]:font-semibold aria-[current=step]:text-ink ${
                index <= reached ? 'border-ink text-ink-2' : 'border-line-strong text-ink-3'
              }`}
            >
              <span className="max-sm:sr-only">{name}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
