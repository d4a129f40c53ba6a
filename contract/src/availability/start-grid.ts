import type { Span } from '../time.ts';

/** Starts are so many milliseconds apart, on clocks that are so many ahead of UTC, both modulo the step. */
export interface StartGrid {
  step: number;
  phase: number;
}

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;

/**
 * The grids of a window's start times. Starts on the half hour or the hour are those of local clocks, whose minutes
 * differ from UTC's in some zones, and from their own after a change by half an hour (Lord Howe).
 */
export function startGrids(zone: string, stepMinutes: number, window: Span): (Span & StartGrid)[] {
  const step = stepMinutes * MINUTE;
  if (step <= QUARTER) return [{ ...window, step, phase: 0 }];
  const grids: (Span & StartGrid)[] = [];
  let at = Temporal.Instant.fromEpochMilliseconds(window.start).toZonedDateTimeISO(zone);
  for (let end = -Infinity; end < window.end;) {
    const start = at.epochMilliseconds;
    const phase = phaseOf(at.offsetNanoseconds / 1e6, step);
    const next = at.getTimeZoneTransition('next');
    end = Math.min(window.end, next?.epochMilliseconds ?? window.end);
    const last = grids.at(-1);
    if (last?.phase === phase) last.end = end;
    else grids.push({ start, end, step, phase });
    if (next) at = next;
  }
  return grids;
}

/** The starts from first to last, both included. */
export function startsOn({ step, phase }: StartGrid, first: number, last: number): number[] {
  const starts: number[] = [];
  for (let start = Math.ceil((first + phase) / step) * step - phase; start <= last; start += step)
    starts.push(start);
  return starts;
}

function phaseOf(offset: number, step: number): number {
  const quarters = Math.round(offset / QUARTER) * QUARTER;
  return ((quarters % step) + step) % step;
}
