import { t } from '@lingui/core/macro';
import type { ReviewTheme } from '@parley/contract/reviews/themes.ts';

/** What clients praise, in words. */
export const themeWords = (): Record<ReviewTheme, string> => ({
  CLEAR: t`Clear explanations`,
  ON_TIME: t`On time`,
  GOOD_VALUE: t`Good value`,
  CAREFUL: t`Careful work`,
  PREPARED: t`Well prepared`,
  QUICK_REPLIES: t`Quick replies`,
  EASY: t`Easy to work with`,
});
