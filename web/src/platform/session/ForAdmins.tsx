import { Outlet } from 'react-router';
import type { Route } from './+types/ForAdmins';
import { hintedRole, requireRole } from './guards.ts';

export const middleware: Route.MiddlewareFunction[] = [hintedRole('ADMIN')];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireRole('ADMIN')];

export default Outlet;
