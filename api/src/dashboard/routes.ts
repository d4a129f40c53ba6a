import { dashboard, snooze } from '@parley/contract/dashboard/endpoints.ts';
import { route } from '../platform/http/serve.ts';
import { readDashboard } from './read-dashboard.ts';
import { snoozeNeed } from './snooze-need.ts';

export const routes = [
  route(dashboard, (platform, { actor }) => readDashboard(platform, actor)),
  route(snooze, (platform, { actor, body }) => snoozeNeed(platform, actor, body)),
];
