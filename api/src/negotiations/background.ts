import type { Background } from '../platform/background/background.ts';
import { expireDueTalks } from './expire.ts';
import { remindOfTalks } from './remind.ts';

/** What is over comes first: nobody is reminded of it. */
export const background: Background = { sweeps: [expireDueTalks, remindOfTalks] };
