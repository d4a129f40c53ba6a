import { invalid } from './refusal.ts';
import type { World } from './world.ts';

/** Stripe converts what is paid in another currency; here that is refused, since the product never asks for it. */
export function requireCurrency(world: World, given: string): void {
  if (given === world.currency) return;
  throw invalid(
    `Invalid currency: ${given}. The stand-in settles in ${world.currency}.`,
    undefined,
    'currency',
  );
}
