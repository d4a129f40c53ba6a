const DAY_MS = 86_400_000;

/** The stretches of time one may look back over. */
export const PERIODS = [
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 3 months' },
  { value: '365', label: 'Last 12 months' },
] as const;
export type Period = (typeof PERIODS)[number]['value'];

export function periodIn(search: URLSearchParams): Period | undefined {
  return PERIODS.find(({ value }) => value === search.get('period'))?.value;
}

/** When such a period began; undefined = from the very beginning. */
export function beginningOf(period: Period | undefined, now: string): string | undefined {
  return period && new Date(Date.parse(now) - Number(period) * DAY_MS).toISOString();
}
