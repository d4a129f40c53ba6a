import { useState } from 'react';
import { Outlet, redirect } from 'react-router';
import { paths } from '../../paths.ts';
import type { Route } from './+types/SignedIn';
import { syncWithPage } from './page-clock.ts';
import { keepShown } from '../live/quiet-reload.ts';
import { hasSessionCookie } from './cookies.ts';
import { requireUser } from './guards.ts';
import { useUser } from './session.ts';

/** The server only sees cookies; the browser decides who may see the page. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request }) => {
    if (hasSessionCookie(request.headers.get('cookie'))) return;
    const { pathname, search } = new URL(request.url);
    throw redirect(paths.login(pathname + search));
  },
];

/** Runs on every navigation and revalidation, even if the page's own loader is skipped. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }) => {
    syncWithPage();
    await requireUser(request);
  },
  keepShown,
];

/** Empties private pages when the session ends, here or in another tab. */
export default function SignedIn() {
  const user = useUser();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (user && !wasSignedIn) setWasSignedIn(true);
  return wasSignedIn && !user ? null : <Outlet />;
}
