import type { Background } from '../platform/background/background.ts';
import { expireUnanswered, remindToAnswer } from './keep-resolutions.ts';

/** Expire before reminding: no reminders of what is gone. */
export const background: Background = { sweeps: [expireUnanswered, remindToAnswer] };
