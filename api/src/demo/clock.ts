import type { Platform } from '../platform/platform.ts';
import { refuse } from '../platform/http/refuse.ts';
import { addClockOffset } from './queries.ts';

interface Clock {
  now: string;
}

/** Not found outside the demo. */
export async function readClock({ settings, clock }: Platform): Promise<Clock> {
  if (!settings.DEMO_CLOCK) refuse('not_found');
  return { now: clock.instant() };
}

/** Advances the demo's clock and runs everything that falls due. */
export async function advanceClock(
  platform: Platform,
  { advanceSeconds }: { advanceSeconds: number },
): Promise<Clock> {
  const { settings, clock, db } = platform;
  if (!settings.DEMO_CLOCK) refuse('not_found');
  await addClockOffset(db, advanceSeconds);
  clock.advance(advanceSeconds);
  await platform.settle();
  return { now: clock.instant() };
}
