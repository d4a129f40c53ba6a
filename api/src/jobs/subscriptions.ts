import type { Subscriptions } from '../platform/events.ts';
import { hire } from './hire.ts';

export const subscriptions: Subscriptions = { 'talk.accepted': hire };
