import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyCents, byId, countedPage, cursor, experience, id, instant, limit, skills, text } from '../fields.ts';
import { Discipline } from '../disciplines/schemas.ts';
import { Me, OwnProfile, ProfessionalCard, PublicProfile, UpdateMe, UpdateProfile } from './schemas.ts';

export const me = endpoint({ method: 'GET', path: '/api/users', access: 'any', summary: 'Who I am.', reply: Me });
export const updateMe = endpoint({
  method: 'PUT',
  path: '/api/users',
  access: 'any',
  summary: 'Changes my names and time zone.',
  body: UpdateMe,
  reply: Me,
});
export const ownProfile = endpoint({
  method: 'GET',
  path: '/api/users/professional',
  access: ['PROFESSIONAL'],
  summary: 'My professional profile.',
  reply: OwnProfile,
});
export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/users/professional',
  access: ['PROFESSIONAL'],
  summary: 'Changes my professional profile; what is left out is kept.',
  body: UpdateProfile,
  reply: OwnProfile,
});
export const listProfessionals = endpoint({
  method: 'GET',
  path: '/api/users/professional/all',
  access: 'public',
  summary: 'Professionals, searched and filtered.',
  query: z.strictObject({
    q: text(1, 120).optional(),
    disciplineId: id.optional(),
    categoryId: id.optional(),
    experience: z.coerce.number().pipe(experience).optional(),
    minRating: z.coerce.number().min(1).max(5).optional(),
    maxRateCents: z.coerce.number().pipe(anyCents).optional(),
    freeFrom: instant.optional().describe('free at some time in [freeFrom, freeTo)'),
    freeTo: instant.optional(),
    sort: z.enum(['relevance', 'soonest', 'rating']).default('relevance'),
    cursor,
    limit,
  }),
  reply: countedPage(ProfessionalCard),
});
export const professionalProfile = endpoint({
  method: 'GET',
  path: '/api/users/professional/:id',
  access: 'public',
  summary: 'A professional’s public profile.',
  params: byId,
  reply: PublicProfile,
  refusals: ['not_found'],
});
export const ownDisciplines = endpoint({
  method: 'GET',
  path: '/api/users/professional/discipline',
  access: ['PROFESSIONAL'],
  summary: 'The disciplines and categories of my profile.',
  reply: z.strictObject({
    disciplines: z.array(Discipline.pick({ id: true, name: true })),
    categories: z.array(z.strictObject({ id, name: z.string() })),
  }),
});
export const ownSkills = endpoint({
  method: 'GET',
  path: '/api/users/professional/skills',
  access: ['PROFESSIONAL'],
  summary: 'My skills.',
  reply: z.strictObject({ skills: z.array(z.string()) }),
});
export const updateSkills = endpoint({
  method: 'PUT',
  path: '/api/users/professional/skills',
  access: ['PROFESSIONAL'],
  summary: 'Replaces my skills.',
  body: z.strictObject({ skills }),
  reply: z.strictObject({ skills: z.array(z.string()) }),
});
