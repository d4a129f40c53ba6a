import type { Form } from './form.ts';
import type { Kind, Kinds } from './objects/objects.ts';
import { optional, text, whole, type Reader } from './params.ts';
import { invalid, missing } from './refusal.ts';
import type { Clause } from './store.ts';
import type { World } from './world.ts';

export interface Paging {
  limit: number | undefined;
  starting_after: string | undefined;
  ending_before: string | undefined;
}

const BOUNDS = { gt: '>', gte: '>=', lt: '<', lte: '<=' };

export const paging = {
  limit: optional(whole),
  starting_after: optional(text),
  ending_before: optional(text),
};

/** `created=5` or `created[gte]=5`, as conditions on the column. */
export const created: Reader<Clause[]> = (value, at) => {
  if (value === undefined) return [];
  if (typeof value === 'string') return [{ sql: 'created = ?', values: [whole(value, at)] }];
  return Object.entries(BOUNDS).flatMap(([name, sign]) => bound(value, name, sign, at));
};

function bound(value: Form, name: string, sign: string, at: string): Clause[] {
  if (typeof value === 'string' || Array.isArray(value))
    throw invalid(`Invalid object: ${at}`, undefined, at);
  const limit = value[name];
  return limit === undefined ? [] : [{ sql: `created ${sign} ?`, values: [whole(limit, `${at}[${name}]`)] }];
}

/** One page, newest first, in Stripe's list object. */
export function pageOf<K extends Kind>(
  world: World,
  kind: K,
  asked: Paging & { account: string; url: string; clauses: Clause[] },
): { object: 'list'; data: Kinds[K][]; has_more: boolean; url: string } {
  const limit = asked.limit ?? 10;
  if (limit < 1 || limit > 100)
    throw invalid('Limit must be between 1 and 100.', 'parameter_invalid_integer', 'limit');
  const page = { limit: limit + 1, after: asked.starting_after, before: asked.ending_before };
  const found = world.store.list(kind, asked.account, asked.clauses, page);
  if (!found) throw missing(kind, asked.starting_after ?? asked.ending_before ?? '', 'starting_after', 400);
  const isUpward = asked.ending_before !== undefined;
  // Going up, the extra row is the newest; going down, the oldest
  const data = isUpward ? found.slice(-limit) : found.slice(0, limit);
  return { object: 'list', data, has_more: found.length > limit, url: asked.url };
}
