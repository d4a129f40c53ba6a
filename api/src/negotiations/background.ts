import type { Background } from '../platform/background/background.ts';
import { expireDueNegotiations } from './expire.ts';
import { remindOfNegotiations } from './remind.ts';

/** What is over comes first: nobody is reminded of it. */
export const background: Background = { sweeps: [expireDueNegotiations, remindOfNegotiations] };
