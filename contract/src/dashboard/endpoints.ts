import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MAX_NEED_KEY } from '../limits.ts';
import { SIDE_ROLES } from '../sides.ts';
import { Dashboard, Snooze } from './schemas.ts';

export const dashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  access: 'any',
  summary: 'What needs your attention, and what is coming up.',
  reply: Dashboard,
});
export const snooze = endpoint({
  method: 'PUT',
  path: '/api/dashboard/snooze',
  access: SIDE_ROLES,
  summary: 'Puts something that needs your attention off until tomorrow, or brings it back. Deadlines stay.',
  body: z.strictObject({ key: z.string().min(1).max(MAX_NEED_KEY), isOn: z.boolean() }),
  reply: Snooze,
  refusals: ['not_found'],
});
