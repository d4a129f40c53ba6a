import type { ReactNode } from 'react';

/** The number of results as the list's heading, and what they are for; announced when it changes. */
export function ResultCount({ children, reading }: { children: string; reading?: ReactNode }) {
  return (
    <div aria-live="polite">
      <h2 className="font-text text-base font-normal tracking-normal text-ink-2 tabular-nums">{children}</h2>
      {reading}
    </div>
  );
}
