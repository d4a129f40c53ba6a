import * as endpoints from '@parley/contract/negotiations/endpoints.ts';
import { route } from '../platform/http/serve.ts';
import { listMoves } from './moves/list-moves.ts';
import { listAllNegotiations } from './admin/list-negotiations.ts';

export const routes = [
  route(endpoints.adminNegotiations, (platform, { query }) => listAllNegotiations(platform, query)),
  route(endpoints.movesOfNegotiation, (platform, { actor, params, query }) =>
    listMoves(platform, actor, { ...params, ...query }),
  ),
];
