import type { ReactNode } from 'react';

/** A <dl> of names and values; empty values are left out. */
export function DescriptionList({
  facts,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}) {
  return (
    <dl className="tabular-nums">
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
        .map(([name, value]) => (
          <div
            key={name}
            className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5 last:border-0"
          >
            <dt className="min-w-0 wrap-anywhere text-ink-3">{name}</dt>
            <dd className="min-w-0 text-right font-medium text-balance wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
