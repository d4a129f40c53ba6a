import type { Subscriptions } from '../platform/events.ts';
import { endServicesOf } from './end-services.ts';

export const subscriptions: Subscriptions = { 'user.gone': endServicesOf };
