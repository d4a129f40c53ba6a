import * as endpoints from '@parley/contract/showcase/endpoints.ts';
import { route } from '../platform/http/serve.ts';
import {
  changeHello,
  readCaptions,
  readHello,
  readOwnHello,
  removeHello,
  removeOwnHello,
} from './hello/hello.ts';
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
  route(endpoints.helloOf, (platform, { params }) => readHello(platform, params.id)),
  route(endpoints.captionsOfHello, (platform, { params }) => readCaptions(platform, params.id)),
  route(endpoints.ownHello, (platform, { actor }) => readOwnHello(platform, actor)),
  route(endpoints.changeHello, (platform, { actor, body }) => changeHello(platform, actor, body)),
  route(endpoints.removeOwnHello, (platform, { actor }) => removeOwnHello(platform, actor)),
  route(endpoints.removeHello, (platform, { actor, params, body }) =>
    removeHello(platform, actor, { ...params, ...body }),
  ),
];
