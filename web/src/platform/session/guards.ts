import { ROLES, type Role } from '@parley/contract/access.ts';
import type { AuthUser } from '@parley/contract/auth/schemas.ts';
import { redirect } from 'react-router';
import { paths } from '../../paths.ts';
import { sessionCookie } from './cookies.ts';
import { resolveUser } from './token-refresh.ts';

interface MiddlewareArgs {
  request: Request;
}

/** The signed-in user. Visitors are redirected to the login, and back here afterwards. */
export async function requireUser(request: Request): Promise<AuthUser> {
  const user = await resolveUser();
  if (!user) throw redirect(paths.login(pathWithHash(request)));
  return user;
}

/** Browser middleware: redirects a wrong role to the dashboard. */
export function requireRole(role: Role) {
  return async ({ request }: MiddlewareArgs) => {
    const user = await requireUser(request);
    if (user.role !== role) throw redirect(paths.dashboard());
  };
}

/**
 * Server middleware: redirects other roles before any of the page is shown. The cookie is only a hint, which
 * its owner can change; the browser's guard and the API don't rely on it.
 */
export function redirectOtherRoles(role: Role) {
  return ({ request }: MiddlewareArgs) => {
    const hinted = sessionCookie(request.headers.get('cookie'));
    if (hinted !== role && ROLES.some((other) => other === hinted)) throw redirect(paths.dashboard());
  };
}

function pathWithHash(request: Request): string {
  const { pathname, search } = new URL(request.url);
  // A request has no hash; on the first load, the address bar does.
  return pathname + search + (pathname === location.pathname ? location.hash : '');
}
