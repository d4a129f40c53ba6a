import { readings, type Span } from '../time.ts';

/**
 * The instants at which clocks there show a time from one local time up to another: none in a gap; where clocks are set
 * back meanwhile, each time as often as it is shown.
 */
export function instantsBetween(
  from: Temporal.PlainDateTime,
  to: Temporal.PlainDateTime,
  zone: string,
): Span[] {
  const [first, firstAgain] = readings(from, zone);
  const [lastBefore, last] = readings(to, zone);
  const offsets = new Set(
    [first, firstAgain, lastBefore, last].map(({ offsetNanoseconds }) => offsetNanoseconds),
  );
  if (offsets.size === 1) return [{ start: first.epochMilliseconds, end: last.epochMilliseconds }];
  return evenPieces(first, last.epochMilliseconds)
    .map(({ start, end, offset }) => ({
      start: Math.max(start, shownMilliseconds(from) - offset),
      end: Math.min(end, shownMilliseconds(to) - offset),
    }))
    .filter(({ start, end }) => start < end);
}

/** Cut at each change of the clocks; between two of them local time runs evenly, so many milliseconds ahead of UTC. */
function evenPieces(first: Temporal.ZonedDateTime, end: number): (Span & { offset: number })[] {
  const pieces: (Span & { offset: number })[] = [];
  for (let at: Temporal.ZonedDateTime | null = first; at && at.epochMilliseconds < end;) {
    const next: Temporal.ZonedDateTime | null = at.getTimeZoneTransition('next');
    const until = Math.min(end, next?.epochMilliseconds ?? end);
    pieces.push({ start: at.epochMilliseconds, end: until, offset: at.offsetNanoseconds / 1e6 });
    at = next;
  }
  return pieces;
}

const shownMilliseconds = (local: Temporal.PlainDateTime) => local.toZonedDateTime('UTC').epochMilliseconds;
