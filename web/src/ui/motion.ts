/** Whether things may move: not for readers who ask for less, nor where a page is rendered without a screen. */
export const MAY_MOVE =
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: no-preference)').matches;
