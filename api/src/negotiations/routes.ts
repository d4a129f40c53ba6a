import * as endpoints from '@parley/contract/negotiations/endpoints.ts';
import { route } from '../platform/http/serve.ts';
import { listAllNegotiations } from './admin/list-negotiations.ts';

export const routes = [
  route(endpoints.adminNegotiations, (platform, { query }) => listAllNegotiations(platform, query)),
];
