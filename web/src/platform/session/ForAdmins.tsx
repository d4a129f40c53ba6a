import { Outlet } from 'react-router';
import type { Route } from './+types/ForAdmins';
import { redirectOtherRoles, requireRole } from './guards.ts';

export const middleware: Route.MiddlewareFunction[] = [redirectOtherRoles('ADMIN')];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireRole('ADMIN')];

export default Outlet;
