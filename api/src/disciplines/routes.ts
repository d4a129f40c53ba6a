import * as endpoints from '@parley/contract/disciplines/endpoints.ts';
import { route } from '../platform/http/serve.ts';
import * as manage from './manage.ts';
import { orderCategories, orderDisciplines } from './order.ts';
import { allDisciplines } from './queries.ts';
import { readTemplate } from './read-template.ts';

export const routes = [
  route(endpoints.listDisciplines, ({ db }) => allDisciplines(db)),
  route(endpoints.readTemplate, ({ db }, { params }) => readTemplate(db, params.id)),
  route(endpoints.adminDisciplines, ({ db }) => allDisciplines(db)),
  route(endpoints.addDiscipline, (platform, { actor, body }) =>
    manage.addDiscipline(platform, actor, body.name),
  ),
  route(endpoints.renameDiscipline, (platform, { actor, body }) =>
    manage.renameDiscipline(platform, actor, body),
  ),
  route(endpoints.removeDiscipline, (platform, { actor, params }) =>
    manage.removeDiscipline(platform, actor, params.id),
  ),
  route(endpoints.addCategory, (platform, { actor, body }) => manage.addCategory(platform, actor, body)),
  route(endpoints.renameCategory, (platform, { actor, body }) =>
    manage.renameCategory(platform, actor, body),
  ),
  route(endpoints.removeCategory, (platform, { actor, params }) =>
    manage.removeCategory(platform, actor, params.id),
  ),
  route(endpoints.orderDisciplines, (platform, { actor, body }) =>
    orderDisciplines(platform, actor, body.ids),
  ),
  route(endpoints.orderCategories, (platform, { actor, body }) => orderCategories(platform, actor, body)),
  route(endpoints.saveTemplate, (platform, { actor, body }) => manage.saveTemplate(platform, actor, body)),
];
