import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, id, nothing, text } from '../fields.ts';
import { MAX_DISCIPLINE, MIN_DISCIPLINE } from '../limits.ts';
import { Category, Discipline } from './schemas.ts';

export const listDisciplines = endpoint({
  method: 'GET',
  path: '/api/discipline',
  access: 'public',
  mayBeKept: true,
  summary: 'All disciplines with their categories and number of services.',
  reply: z.array(Discipline),
});

const name = text(MIN_DISCIPLINE, MAX_DISCIPLINE);
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
