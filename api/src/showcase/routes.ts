import * as endpoints from '@parley/contract/showcase/endpoints.ts';
import { route } from '../platform/http/serve.ts';
import { removeSample } from './remove-sample.ts';
import { changeSamples, listOwnSamples, listSamples } from './samples.ts';

export const routes = [
  route(endpoints.ownSamples, (platform, { actor, query }) =>
    listOwnSamples(platform, actor, query.serviceId),
  ),
  route(endpoints.samplesOf, (platform, { params, query }) =>
    listSamples(platform, params.id, query.serviceId),
  ),
  route(endpoints.changeSamples, (platform, { actor, body }) => changeSamples(platform, actor, body)),
  route(endpoints.removeSample, (platform, { actor, params, body }) =>
    removeSample(platform, actor, { ...params, ...body }),
  ),
];
