/** The number of results as the list's heading; announced when it changes. */
export function ResultCount({ children }: { children: string }) {
  return (
    <div aria-live="polite">
      <h2 className="font-text text-base font-normal tracking-normal text-ink-2 tabular-nums">{children}</h2>
    </div>
  );
}
