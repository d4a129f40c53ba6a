import { useState } from 'react';
import { Outlet, redirect } from 'react-router';
import { paths } from '../../paths.ts';
import type { Route } from './+types/SignedIn';
import { hasSessionCookie } from './cookies.ts';
import { requireUser } from './guards.ts';
import { useUser } from './session.ts';

/** On the server only the cookies can be seen; who may really see the page, the browser decides. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request }) => {
    if (hasSessionCookie(request.headers.get('cookie'))) return;
    const { pathname, search } = new URL(request.url);
    throw redirect(paths.login(pathname + search));
  },
];

/** Runs at every navigation and revalidation, also of a page that does not load its own data again. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }) => {
    await requireUser(request);
  },
];

/** Nothing of a private page stays readable when its session ends, here or in another tab. */
export default function SignedIn() {
  const user = useUser();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (user && !wasSignedIn) setWasSignedIn(true);
  return wasSignedIn && !user ? null : <Outlet />;
}
