import { Outlet } from 'react-router';
import type { Route } from './+types/ForProfessionals';
import { hintedRole, requireRole } from './guards.ts';

export const middleware: Route.MiddlewareFunction[] = [hintedRole('PROFESSIONAL')];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireRole('PROFESSIONAL')];

export default Outlet;
