import { plural, t } from '@lingui/core/macro';

/** "400 days"; null is for good. */
export const keptText = (days: number | null): string =>
  days === null ? t`Kept forever` : plural(days, { one: '# day', other: '# days' });
