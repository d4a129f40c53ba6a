import * as endpoints from '@parley/contract/resolutions/endpoints.ts';
import { onceConfirmed } from '../auth/passwords/confirm-owner.ts';
import { route } from '../platform/http/serve.ts';
import { respondOnBehalf, suggestOnBehalf } from './act-on-behalf.ts';
import { listResolutions } from './list-resolutions.ts';
import { respondToResolution } from './respond-to-resolution.ts';
import { suggestResolution } from './suggest-resolution.ts';

export const routes = [
  route(endpoints.resolutionsOfJob, (platform, { actor, params }) =>
    listResolutions(platform, actor, params.id),
  ),
  route(endpoints.suggestResolution, (platform, { actor, params, body }) =>
    suggestResolution(platform, actor, { ...params, ...body }),
  ),
  route(endpoints.respondToResolution, (platform, { actor, params, body }) =>
    respondToResolution(platform, actor, { ...params, ...body }),
  ),
  route(endpoints.suggestOnBehalf, (platform, { actor, params, body }) =>
    suggestOnBehalf(platform, actor, { ...params, ...body }),
  ),
  route(
    endpoints.respondOnBehalf,
    (platform, { actor, params, body: { password, ...response }, http }) =>
      onceConfirmed(platform, { actor, http, password }, (inside) =>
        respondOnBehalf(inside, actor, { ...params, ...response }),
      ),
    { transaction: 'own' },
  ),
];
