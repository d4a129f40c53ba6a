import { routes as chatRoutes } from './chat/routes.ts';
import { subscriptions as chatSubscriptions } from './chat/subscriptions.ts';
import { background as availabilityBackground } from './availability/background.ts';
import { routes as availabilityRoutes } from './availability/routes.ts';
import { routes as disciplineRoutes } from './disciplines/routes.ts';
import type { Background } from './platform/background.ts';
import type { Subscriptions } from './platform/events.ts';
import { mailBackground } from './platform/mail.ts';
import type { Route } from './platform/serve.ts';

/** The use cases of all domains, in the order of the contract's `domains.ts`. */
export const ROUTES: readonly (readonly [domain: string, routes: readonly Route[]])[] = [
  ['disciplines', disciplineRoutes],
  ['availability', availabilityRoutes],
  ['chat', chatRoutes],
];

/** Who reacts to what, in the same order. */
export const SUBSCRIPTIONS: readonly Subscriptions[] = [chatSubscriptions];

/** What is done in the background. */
export const BACKGROUND: readonly Background[] = [mailBackground, availabilityBackground];
