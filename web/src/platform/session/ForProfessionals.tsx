import { Outlet } from 'react-router';
import type { Route } from './+types/ForProfessionals';
import { redirectOtherRoles, requireRole } from './guards.ts';

export const middleware: Route.MiddlewareFunction[] = [redirectOtherRoles('PROFESSIONAL')];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireRole('PROFESSIONAL')];

export default Outlet;
