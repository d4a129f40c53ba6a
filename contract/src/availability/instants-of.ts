import { readings } from '../time.ts';

/** The instants (ISO, UTC) at which clocks there show this: none in a gap, two in a repeated hour. RangeError if malformed. */
export function instantsOf(localDateTime: string, zone: string): string[] {
  const local = Temporal.PlainDateTime.from(localDateTime);
  const shown = readings(local, zone).filter((reading) => reading.toPlainDateTime().equals(local));
  return [...new Set(shown.map((reading) => new Date(reading.epochMilliseconds).toISOString()))];
}
