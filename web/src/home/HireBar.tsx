import { Trans } from '@lingui/react/macro';
import type { HireStep } from './words/hire-steps.ts';

/** How a hire goes, as one bar of time. The top bar leads here. */
export function HireBar({ intro, steps }: { intro: string | null; steps: readonly HireStep[] }) {
  return (
    <section
      id="how-it-works"
      aria-labelledby="how"
      className="scroll-mt-6 border-t border-line py-12 md:py-14"
    >
      <h2 id="how" className="text-2xl md:text-3xl">
        <Trans>How a hire happens</Trans>
      </h2>
      {intro && <p className="mt-2 max-w-[60ch] text-ink-2">{intro}</p>}
      <ol className="mt-7 grid md:grid-cols-[1.1fr_1.2fr_2.6fr_1.5fr]">
        {steps.map(({ segment, when, title, text }, index) => (
          <li key={segment} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 md:block">
            <p className={`${SEGMENT} ${LOOKS[index]}`}>{segment}</p>
            <div className="min-w-0 pt-2 pb-5 md:pt-3.5 md:pr-5 md:pb-0">
              {when && <p className="text-sm text-ink-3">{when}</p>}
              <h3 className="text-base md:text-lg">{title}</h3>
              <p className="mt-1 max-w-[46ch] text-pretty text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const SEGMENT = 'flex items-center px-3 py-2 leading-tight font-semibold tabular-nums md:min-h-12 md:px-4';
const LOOKS = [
  'bg-time text-on-time max-md:rounded-t-md md:rounded-l-md',
  'bg-well inset-ring inset-ring-line-strong',
  'bg-band-you text-on-ink',
  'bg-good text-paper max-md:rounded-b-md md:rounded-r-md',
];
