import type { RouteConfig } from '@react-router/dev/routes';
import { layout, route } from '@react-router/dev/routes';

/** Signed-in pages go into the layout: without a session cookie the server sends their readers to the login. */
export default [
  layout('platform/SignedIn.tsx', []),
  route('*', 'shell/NotFoundPage.tsx'),
] satisfies RouteConfig;
