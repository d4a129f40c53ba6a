import { shownMovement } from './balance.ts';
import { invalid } from '../refusal.ts';
import type { World } from '../world.ts';

type Json = Record<string, unknown>;

/** Expands ids to objects for each path of `expand[]`, such as `latest_charge.balance_transaction`. */
export function expand(world: World, answer: object, paths: string[]): object {
  return paths.reduce<object>((grown, path) => grow(world, grown, path.split('.'), path), answer);
}

function grow(world: World, node: object, [name = '', ...rest]: string[], path: string): object {
  const fields: Json = { ...node };
  const value = fields[name];
  if (value === undefined) throw invalid(`This property cannot be expanded (${path}).`, undefined, 'expand');
  if (value === null) return node;
  if (Array.isArray(value)) return { ...fields, [name]: value.map((one) => grow(world, one, rest, path)) };
  const whole = typeof value === 'object' ? value : found(world, value, path);
  return { ...fields, [name]: rest.length === 0 ? whole : grow(world, whole, rest, path) };
}

function found(world: World, id: unknown, path: string): object {
  const thing = typeof id === 'string' ? world.store.find(id) : null;
  if (!thing) throw invalid(`This property cannot be expanded (${path}).`, undefined, 'expand');
  return thing.object === 'balance_transaction' ? shownMovement(world, thing) : thing;
}
