import * as endpoints from '@parley/contract/demo/endpoints.ts';
import { route } from '../platform/http/serve.ts';
import { advanceClock, readClock } from './clock.ts';

export const routes = [
  route(endpoints.readClock, (platform) => readClock(platform)),
  route(endpoints.advanceClock, (platform, { body }) => advanceClock(platform, body)),
];
