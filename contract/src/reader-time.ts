/** Whether the text is the name of an IANA zone in its own spelling; offsets such as "+02:00" are not. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    return Temporal.Now.zonedDateTimeISO(zone).timeZoneId === zone;
  } catch {
    return false;
  }
}

/** The hours of a reader's clock: as chosen ("12", "24"), else as people count them in the region of a BCP 47 locale. */
export function hoursOf(chosen: string | null | undefined, locale: string | undefined): 12 | 24 {
  if (chosen === '12' || chosen === '24') return chosen === '12' ? 12 : 24;
  // Whoever names no region gets the clock that cannot be misread.
  if (locale === undefined || locale === '*') return 24;
  try {
    return new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 ? 12 : 24;
  } catch {
    return 24;
  }
}
