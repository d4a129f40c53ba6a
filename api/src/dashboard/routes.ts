import { dashboard } from '@parley/contract/dashboard/endpoints.ts';
import { route } from '../platform/http/serve.ts';
import { readDashboard } from './read-dashboard.ts';

export const routes = [route(dashboard, (platform, { actor }) => readDashboard(platform, actor))];
