import { t } from '@lingui/core/macro';
const DAY_MS = 86_400_000;

/** The periods that the history can be narrowed to; the labels are read in the language of the moment. */
export const PERIODS = [
  {
    value: '30',
    get label() {
      return t`Last 30 days`;
    },
  },
  {
    value: '90',
    get label() {
      return t`Last 3 months`;
    },
  },
  {
    value: '365',
    get label() {
      return t`Last 12 months`;
    },
  },
] as const;
export type Period = (typeof PERIODS)[number]['value'];

export function periodIn(search: URLSearchParams): Period | undefined {
  return PERIODS.find(({ value }) => value === search.get('period'))?.value;
}

/** When the period began; undefined for all of the history. */
export function beginningOf(period: Period | undefined, now: string): string | undefined {
  return period && new Date(Date.parse(now) - Number(period) * DAY_MS).toISOString();
}
