/** A line of a scope and how this version changed it. */
export interface ScopeLine {
  text: string;
  change: 'kept' | 'new' | 'left_out';
}

/**
 * The lines of a scope against those of the version before: the new ones marked, the dropped ones at the end. Without a
 * line in common it was rewritten, and marks would say nothing.
 */
export function scopeLines(scope: string | null, before: string | null): ScopeLine[] {
  const [lines, earlier] = [linesOf(scope), linesOf(before)];
  const [known, current] = [new Set(earlier), new Set(lines)];
  const isRewritten = !lines.some((text) => known.has(text));
  if (isRewritten) return lines.map((text) => ({ text, change: 'kept' }));
  const dropped = earlier.filter((text) => !current.has(text));
  return [
    ...lines.map((text) => ({ text, change: known.has(text) ? ('kept' as const) : ('new' as const) })),
    ...dropped.map((text) => ({ text, change: 'left_out' as const })),
  ];
}

const BULLET = /^[-–•*]\s+/;

const linesOf = (scope: string | null): string[] =>
  (scope ?? '')
    .split('\n')
    .map((line) => line.trim().replace(BULLET, ''))
    .filter(Boolean);
