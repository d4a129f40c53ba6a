import { t } from '@lingui/core/macro';

/** How often somebody is told of what is new. */
export const FREQUENCIES = [
  {
    value: 'AT_ONCE',
    get label() {
      return t`At once`;
    },
    get alerts() {
      return t`Alerts at once`;
    },
  },
  {
    value: 'DAILY',
    get label() {
      return t`Daily, at 8:00`;
    },
    get alerts() {
      return t`Daily alerts`;
    },
  },
  {
    value: 'WEEKLY',
    get label() {
      return t`Weekly, on Mondays at 8:00`;
    },
    get alerts() {
      return t`Weekly alerts`;
    },
  },
] as const;
