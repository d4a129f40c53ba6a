import { Outlet } from 'react-router';
import type { Route } from './+types/ForClients';
import { redirectOtherRoles, requireRole } from './guards.ts';

export const middleware: Route.MiddlewareFunction[] = [redirectOtherRoles('CLIENT')];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireRole('CLIENT')];

export default Outlet;
