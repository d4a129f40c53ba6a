import { CLOCK, setCookie } from '../session/cookies.ts';

/** Sets the clock format, 12 or 24 hours, of this browser. */
export function chooseClock(hours: number): void {
  setCookie(CLOCK, String(hours));
  document.documentElement.dataset.clock = String(hours);
}
