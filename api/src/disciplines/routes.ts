import { listDisciplines } from '@parley/contract/disciplines/endpoints.ts';
import { route } from '../platform/serve.ts';
import { allDisciplines } from './queries.ts';

export const routes = [route(listDisciplines, ({ db }) => allDisciplines(db))];
