/** How fast somebody answers: "answers in about 2 h"; null without enough data. */
export function responseText(medianMinutes: number | null): string | null {
  if (medianMinutes === null) return null;
  const minutes = Math.max(1, Math.round(medianMinutes));
  if (minutes < 60) return `answers in about ${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `answers in about ${hours} h` : `answers in about ${Math.round(hours / 24)} days`;
}
