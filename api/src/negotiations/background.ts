import type { Background } from '../platform/background/background.ts';
import { expireDueNegotiations } from './expire.ts';
import { remindOfNegotiations } from './remind.ts';

/** Expire before reminding: no reminders of what has ended. */
export const background: Background = { sweeps: [expireDueNegotiations, remindOfNegotiations] };
