import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { STEPS, type StepId } from './wizard-steps.ts';

interface Props {
  current: StepId;
  /** What isn’t done. */
  open: readonly StepId[];
}

/** The list of steps, with the current one marked; every step can be opened. */
export function WizardSteps({ current, open }: Props) {
  const { t } = useLingui();
  const place = STEPS.findIndex(({ id }) => id === current);
  const isAtEnd = place < 0;
  const [number, count, name] = [place + 1, STEPS.length, STEPS[place]?.name ?? ''];
  const left = plural(open.length, { one: '# step left', other: '# steps left' });
  const atEnd = open.length === 0 ? t`All steps done` : left;
  return (
    <nav aria-label={t`Steps`} className="mt-6 mb-9">
      <p className="num mb-2 text-sm text-ink-3 sm:hidden">
        {isAtEnd ? atEnd : t`Step ${number} of ${count}: ${name}`}
      </p>
      <ol className="flex gap-1.5">
        {STEPS.map(({ id, name: step }, index) => (
          <li key={id} className="flex-1">
            <Link
              to={paths.profileInit(id)}
              aria-current={id === current ? 'step' : undefined}
              className={`block border-t-[3px] pt-2.5 text-sm max-sm:-mb-8 max-sm:min-h-11 hover:text-ink hover:no-underline aria-[current=step]:font-semibold aria-[current=step]:text-ink ${
                (isAtEnd ? !open.some((step) => step === id) : index <= place)
                  ? 'border-ink text-ink-2'
                  : 'border-line-strong text-ink-3'
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
