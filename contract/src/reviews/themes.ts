/** What clients can praise a professional for. A closed list, so that it can be counted. */
export const REVIEW_THEMES = [
  'CLEAR',
  'ON_TIME',
  'GOOD_VALUE',
  'CAREFUL',
  'PREPARED',
  'QUICK_REPLIES',
  'EASY',
] as const;
export type ReviewTheme = (typeof REVIEW_THEMES)[number];

/** Praising everything praises nothing. */
export const MAX_THEMES = 3;
