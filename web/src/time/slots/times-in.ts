/** The times that a form has, the first one first. */
export function timesIn({
  startsAt,
  alternatives,
}: {
  startsAt: string | null;
  alternatives: string[];
}): string[] {
  return startsAt === null ? [] : [startsAt, ...alternatives];
}
