interface Rating {
  average: number | null;
  count: number;
}

/** A rating in a running line of facts: "4.9 from 61 reviews", "new here" before the first. */
export function ratingText({ average, count }: Rating): string {
  if (average === null || count === 0) return 'new here';
  return `${average.toFixed(1)} from ${count} review${count === 1 ? '' : 's'}`;
}
