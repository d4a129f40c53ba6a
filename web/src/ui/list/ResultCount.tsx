/** How many a list holds: its quiet heading, said again whenever it changes. */
export function ResultCount({ children }: { children: string }) {
  return (
    <div aria-live="polite">
      <h2 className="font-text text-base font-normal tracking-normal text-ink-2 tabular-nums">{children}</h2>
    </div>
  );
}
