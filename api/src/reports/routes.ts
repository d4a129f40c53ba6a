import * as endpoints from '@parley/contract/reports/endpoints.ts';
import { route } from '../platform/http/serve.ts';
import { decideReport, listReports } from './decide-report.ts';
import { sendReport } from './send-report.ts';

export const routes = [
  route(endpoints.report, (platform, { actor, body }) => sendReport(platform, actor, body)),
  route(endpoints.adminReports, (platform, { query }) => listReports(platform, query)),
  route(endpoints.decideReport, (platform, { actor, body }) => decideReport(platform, actor, body)),
];
