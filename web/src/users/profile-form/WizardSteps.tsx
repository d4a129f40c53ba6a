import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { STEPS, type StepId } from './wizard-steps.ts';

/** The list of steps, with the current one marked; every step can be opened. */
export function WizardSteps({ current }: { current: StepId }) {
  const { t } = useLingui();
  const place = STEPS.findIndex(({ id }) => id === current);
  const reached = place < 0 ? STEPS.length : place;
  const [number, count, name] = [place + 1, STEPS.length, STEPS[place]?.name ?? ''];
  return (
    <nav aria-label={t`Steps`} className="mt-6 mb-9">
      <p className="num mb-2 text-sm text-ink-3 sm:hidden">
        {place < 0 ? t`All steps done` : t`Step ${number} of ${count}: ${name}`}
      </p>
      <ol className="flex gap-1.5">
        {STEPS.map(({ id, name: step }, index) => (
          <li key={id} className="flex-1">
            <Link
              to={paths.profileInit(id)}
              aria-current={id === current ? 'step' : undefined}
              className={`block border-t-[3px] pt-2.5 text-sm max-sm:-mb-8 max-sm:min-h-11 hover:text-ink hover:no-underline aria-[current=step]:font-semibold aria-[current=step]:text-ink ${
                index <= reached ? 'border-ink text-ink-2' : 'border-line-strong text-ink-3'
              }`}
            >
              <span className="max-sm:sr-only">{step}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
