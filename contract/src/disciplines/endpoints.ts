import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, id, nothing, text } from '../fields.ts';
import { MAX_DISCIPLINE, MAX_ORDERED, MIN_DISCIPLINE } from '../limits.ts';
import { Category, Discipline, PostingTemplate } from './schemas.ts';

export const listDisciplines = endpoint({
  method: 'GET',
  path: '/api/discipline',
  access: 'public',
  mayBeKept: true,
  summary: 'All disciplines with their categories and number of services.',
  reply: z.array(Discipline),
});

export const readTemplate = endpoint({
  method: 'GET',
  path: '/api/discipline/:id/template',
  access: 'public',
  mayBeKept: true,
  summary: 'What a job posting in this discipline may begin with.',
  params: byId,
  reply: z.strictObject({ template: PostingTemplate.nullable().describe('null without one') }),
  refusals: ['not_found'],
});

const name = text(MIN_DISCIPLINE, MAX_DISCIPLINE, /*i18n*/ 'Enter a name.');
const renamed = z.strictObject({ id, name });

export const adminDisciplines = endpoint({
  method: 'GET',
  path: '/api/discipline/admin',
  access: ['ADMIN'],
  summary: 'All disciplines with their categories, for editing.',
  reply: z.array(Discipline),
});
export const addDiscipline = endpoint({
  method: 'POST',
  path: '/api/discipline/admin',
  access: ['ADMIN'],
  summary: 'Adds a discipline at the end of the list.',
  body: z.strictObject({ name }),
  reply: Discipline,
  status: 201,
});
export const renameDiscipline = endpoint({
  method: 'PUT',
  path: '/api/discipline/admin',
  access: ['ADMIN'],
  summary: 'Renames a discipline.',
  body: renamed,
  reply: Discipline,
  refusals: ['not_found'],
});
export const removeDiscipline = endpoint({
  method: 'DELETE',
  path: '/api/discipline/admin/:id',
  access: ['ADMIN'],
  summary: 'Removes a discipline and its categories, unless one of them is in use.',
  params: byId,
  reply: nothing,
  refusals: ['not_found', 'in_use'],
});
export const addCategory = endpoint({
  method: 'POST',
  path: '/api/discipline/admin/category',
  access: ['ADMIN'],
  summary: 'Adds a category to a discipline.',
  body: z.strictObject({ disciplineId: id, name }),
  reply: Category,
  status: 201,
  refusals: ['not_found'],
});
export const renameCategory = endpoint({
  method: 'PUT',
  path: '/api/discipline/admin/category',
  access: ['ADMIN'],
  summary: 'Renames a category.',
  body: renamed,
  reply: Category,
  refusals: ['not_found'],
});
export const removeCategory = endpoint({
  method: 'DELETE',
  path: '/api/discipline/admin/category/:id',
  access: ['ADMIN'],
  summary: 'Removes a category that is not in use.',
  params: byId,
  reply: nothing,
  refusals: ['not_found', 'in_use'],
});

/** All ids of a list in their new order: none missing, none twice. */
const ordered = z.array(id).min(1).max(MAX_ORDERED);
export const orderDisciplines = endpoint({
  method: 'PUT',
  path: '/api/discipline/admin/order',
  access: ['ADMIN'],
  summary: 'Puts all disciplines into this order.',
  body: z.strictObject({ ids: ordered }),
  reply: nothing,
  refusals: ['list_changed'],
});
export const orderCategories = endpoint({
  method: 'PUT',
  path: '/api/discipline/admin/category/order',
  access: ['ADMIN'],
  summary: 'Puts all categories of a discipline into this order.',
  body: z.strictObject({ disciplineId: id, ids: ordered }),
  reply: nothing,
  refusals: ['list_changed'],
});
export const saveTemplate = endpoint({
  method: 'PUT',
  path: '/api/discipline/admin/template',
  access: ['ADMIN'],
  summary: 'Changes or removes what a job posting in this discipline may begin with.',
  body: z.strictObject({ id, template: PostingTemplate.nullable() }),
  reply: nothing,
  refusals: ['not_found'],
});
