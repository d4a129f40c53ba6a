import * as endpoints from '@parley/contract/admin/endpoints.ts';
import { route } from '../platform/http/serve.ts';
import { listFailedMails, retryMail } from './retry-mail.ts';
import { readSystem } from './read-system.ts';
import { listAudit, readOverview } from './read-overview.ts';

export const routes = [
  route(endpoints.overview, (platform, { query }) => readOverview(platform, query)),
  route(endpoints.auditEntries, (platform, { query }) => listAudit(platform, query)),
  route(endpoints.failedMails, (platform) => listFailedMails(platform)),
  route(endpoints.system, (platform) => readSystem(platform)),
  route(endpoints.retryMail, (platform, { actor, body }) => retryMail(platform, actor, body)),
];
