import type { Fields } from './form.ts';
import type { Reader } from './params.ts';
import type { World } from './world.ts';

export interface CallContext {
  /** The part of the address that was written `:id`. */
  id: string;
  /** The connected account the call acts for, '' for the platform. */
  account: string;
  path: string;
}

export interface Route {
  method: 'GET' | 'POST';
  pattern: RegExp;
  /** Name of the shape that its parameters have in stripe-node's types. */
  shape: string;
  /** May be asked in the name of a connected account. */
  forConnected: boolean;
  run: (world: World, form: Fields, context: CallContext) => object;
}

interface CallDefinition<T> {
  shape: string;
  params: Reader<T>;
  forConnected?: boolean;
  act: (world: World, params: NoInfer<T>, context: CallContext) => object;
}

/** One call of the processor's API: where, with what parameters, and what it does. */
export function route<T>(method: Route['method'], path: string, plan: CallDefinition<T>): Route {
  return {
    method,
    pattern: new RegExp(`^${path.replace(':id', '([^/]+)')}$`),
    shape: plan.shape,
    forConnected: plan.forConnected ?? false,
    run: (world, form, context) => plan.act(world, plan.params(form, ''), context),
  };
}
