/** Minutes of the local day, from one up to the other; they may run past midnight. */
export interface QuietMinutes {
  from: number;
  to: number;
}

/**
 * When the quiet hours that cover this instant end; null outside of them. Where the clocks change, they begin when the
 * clock first shows or skips their beginning, and end when it shows or skips their end for the last time.
 */
export function quietUntil(at: string, { from, to }: QuietMinutes, zone: string): string | null {
  const now = Temporal.Instant.from(at);
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  for (const date of [today.subtract({ days: 1 }), today]) {
    const [begin] = passings(date, from, zone);
    const [, end] = passings(to > from ? date : date.add({ days: 1 }), to, zone);
    if (Temporal.Instant.compare(begin, now) <= 0 && Temporal.Instant.compare(now, end) < 0)
      return new Date(end.epochMilliseconds).toISOString();
  }
  return null;
}

/** The first and the last instant at which the clock passes these minutes of that day: two in a repeated hour. */
function passings(date: Temporal.PlainDate, minutes: number, zone: string) {
  const local = date.toPlainDateTime({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
  const earlier = local.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const later = local.toZonedDateTime(zone, { disambiguation: 'later' });
  if (later.toPlainDateTime().equals(local)) return [earlier.toInstant(), later.toInstant()] as const;
  // Skipped: it is passed when the clocks are set forward.
  const skipped = (earlier.getTimeZoneTransition('next') ?? later).toInstant();
  return [skipped, skipped] as const;
}
