import type { Person } from '@parley/contract/users/schemas.ts';

const SHOWN = 4;

/** The first few whose clocks show different times. */
export function clientsApart<P extends Pick<Person, 'timeZone'>>(clients: readonly P[], now: string): P[] {
  const instant = Temporal.Instant.from(now);
  const byOffset = new Map<number, P>();
  for (const client of clients) {
    const { offsetNanoseconds } = instant.toZonedDateTimeISO(client.timeZone);
    if (!byOffset.has(offsetNanoseconds)) byOffset.set(offsetNanoseconds, client);
  }
  return [...byOffset.values()].slice(0, SHOWN);
}
