import type { Fields } from './form.ts';
import type { Reader } from './params.ts';
import type { World } from './world.ts';

export interface CallContext {
  /** The `:id` of the path. */
  id: string;
  /** The connected account, '' for the platform. */
  account: string;
  path: string;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  pattern: RegExp;
  /** The stripe-node type of its parameters. */
  shape: string;
  /** Whether a Stripe-Account header is allowed. */
  forConnected: boolean;
  run: (world: World, form: Fields, context: CallContext) => object;
}

interface CallDefinition<T> {
  shape: string;
  params: Reader<T>;
  forConnected?: boolean;
  act: (world: World, params: NoInfer<T>, context: CallContext) => object;
}

/** Defines an API call. */
export function route<T>(method: Route['method'], path: string, plan: CallDefinition<T>): Route {
  return {
    method,
    pattern: new RegExp(`^${path.replace(':id', '([^/]+)')}$`),
    shape: plan.shape,
    forConnected: plan.forConnected ?? false,
    run: (world, form, context) => plan.act(world, plan.params(form, ''), context),
  };
}
