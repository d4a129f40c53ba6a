import { Trans } from '@lingui/react/macro';
import type { Reason } from './words/reasons.ts';

/** Why it works better, and what it costs. */
export function WhyParley({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <section aria-labelledby="why" className="border-t border-line py-12 md:py-14">
      <h2 id="why" className="text-2xl md:text-3xl">
        <Trans>Why it works better</Trans>
      </h2>
      <ul className="mt-7 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {reasons.map(({ figure, title, text }) => (
          <li key={title}>
            <p className="mb-3 font-display text-3xl font-bold tracking-tight tabular-nums">{figure}</p>
            <h3>{title}</h3>
            <p className="mt-1.5 max-w-[44ch] text-pretty text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
