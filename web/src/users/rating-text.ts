import { plural, t } from '@lingui/core/macro';

interface Rating {
  average: number | null;
  count: number;
}

/** A rating as text: "4.9 (61 reviews)"; "new on Parley" before the first review. */
export function ratingText({ average, count }: Rating): string {
  if (average === null || count === 0) return t`new on Parley`;
  const stars = average.toFixed(1);
  return plural(count, { one: `${stars} (# review)`, other: `${stars} (# reviews)` });
}
