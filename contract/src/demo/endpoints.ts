import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant } from '../fields.ts';
import { MAX_ADVANCE_SECONDS } from '../limits.ts';

const Clock = z.strictObject({ now: instant });

export const readClock = endpoint({
  method: 'GET',
  path: '/api/demo/clock',
  access: 'public',
  summary: 'The demo clock; only if the demo settings are on.',
  reply: Clock,
});
export const advanceClock = endpoint({
  method: 'POST',
  path: '/api/demo/clock',
  access: 'public',
  summary: 'Moves the demo clock forward; responds once everything that fell due is done.',
  body: z.strictObject({
    advanceSeconds: z.int().min(0).max(MAX_ADVANCE_SECONDS, { error: /*i18n*/ 'At most 90 days at once.' }),
  }),
  reply: Clock,
});
