import { Outlet, redirect } from 'react-router';
import { paths } from '../paths.ts';
import type { Route } from './+types/SignedIn';
import { hasSessionCookie } from './cookies.ts';

/** On the server only the cookie can be seen; who may really see the page, the browser decides in its clientLoader. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request }) => {
    if (hasSessionCookie(request.headers.get('cookie'))) return;
    const { pathname, search } = new URL(request.url);
    throw redirect(paths.login(pathname + search));
  },
];

export default function SignedIn() {
  return <Outlet />;
}
