import type { Role } from '@parley/contract/access.ts';
import type { AuthUser } from '@parley/contract/auth/schemas.ts';
import { redirect } from 'react-router';
import { paths } from '../paths.ts';
import { knownUser } from './renewal.ts';

/** The signed-in person. Nobody is sent to the login and back here afterwards; the wrong role to the dashboard. */
export async function requireUser(request: Request, ...roles: Role[]): Promise<AuthUser> {
  const user = await knownUser();
  if (!user) throw redirect(paths.login(addressIn(request)));
  if (roles.length > 0 && !roles.includes(user.role)) throw redirect(paths.dashboard());
  return user;
}

function addressIn(request: Request): string {
  const { pathname, search } = new URL(request.url);
  // No request carries the part after "#"; when the page is entered here, the address bar does.
  return pathname + search + (pathname === location.pathname ? location.hash : '');
}
