/** Whether the reader's locale counts the hours of a day twice to twelve. */
export function hasHalfDays(locale?: string): boolean {
  return new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === true;
}

/** A quarter hour of the day for a select: "2:15 PM" where that is how people read, else "14:15"; "End of Day" in both. */
export function slotLabel({ minutes, label }: { minutes: number; label: string }, halfDays: boolean): string {
  if (halfDays || minutes === 24 * 60) return label;
  return `${pair(Math.floor(minutes / 60))}:${pair(minutes % 60)}`;
}

function pair(number: number): string {
  return String(number).padStart(2, '0');
}
