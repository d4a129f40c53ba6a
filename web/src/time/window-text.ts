import { t } from '@lingui/core/macro';
import { dateOf, timeText, whenText } from './format.ts';
import { WHEN, windowOf, type FreeWindow, type When } from './windows.ts';

/** The option that matches a window, if any still does; some begin now, and now was earlier when they were chosen. */
export function whenOf({ freeFrom, freeTo }: FreeWindow, now: string, zone: string): When | null {
  const fits = (window: FreeWindow) => window.freeTo === freeTo && freeFrom <= window.freeFrom;
  return WHEN.find(({ value }) => fits(windowOf(value, now, zone)))?.value ?? null;
}

/** A window as text, to follow "free": "this evening", "Mon 18:00 to 20:00". */
export function windowText(window: FreeWindow, now: string, zone: string): string {
  const when = whenOf(window, now, zone);
  if (when) return windowWord(when);
  const { freeFrom, freeTo } = window;
  const isOneDay = dateOf(freeFrom, zone) === dateOf(freeTo, zone);
  const from = whenText(freeFrom, zone, now);
  const to = isOneDay ? timeText(freeTo, zone) : whenText(freeTo, zone, now);
  return t`${from} to ${to}`;
}

function windowWord(when: When): string {
  const labels = {
    now: t`now`,
    today: t`today`,
    evening: t`this evening`,
    tomorrow: t`tomorrow`,
    week: t`this week`,
  };
  return labels[when];
}
