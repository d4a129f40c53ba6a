import { Outlet } from 'react-router';
import type { Route } from './+types/ForClients';
import { hintedRole, requireRole } from './guards.ts';

export const middleware: Route.MiddlewareFunction[] = [hintedRole('CLIENT')];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireRole('CLIENT')];

export default Outlet;
