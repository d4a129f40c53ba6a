import * as endpoints from '@parley/contract/files/endpoints.ts';
import { route } from '../platform/serve.ts';
import { readFile } from './read-file.ts';

export const routes = [
  route(endpoints.readFile, (platform, { actor, params, http }) =>
    readFile(platform, actor, params.id, http),
  ),
];
