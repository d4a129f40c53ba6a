import { scopeOf } from '@parley/contract/auth/scope-table.ts';
import type { Endpoint } from '@parley/contract/endpoint.ts';
import { refuse } from '../http/refuse.ts';
import type { Actor } from './guard.ts';

/** Whom a call counts as. Refuses API keys that it isn't for; what is public, they read as visitors do. */
export function withinScope(endpoint: Endpoint, actor: Actor | null): Actor | null {
  if (!actor?.scopes) return actor;
  const scope = scopeOf(endpoint);
  if (scope !== null && actor.scopes.includes(scope)) return actor;
  if (endpoint.access === 'public' && endpoint.method === 'GET') return null;
  return scope === null
    ? refuse('key_not_accepted')
    : refuse('scope_missing', { path: 'authorization', message: scope });
}
