import * as endpoints from '@parley/contract/admin/endpoints.ts';
import { route } from '../platform/serve.ts';
import { listAudit, readOverview } from './read-overview.ts';

export const routes = [
  route(endpoints.overview, (platform, { query }) => readOverview(platform, query)),
  route(endpoints.auditEntries, (platform, { query }) => listAudit(platform, query)),
];
