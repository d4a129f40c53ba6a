import { z } from 'zod';
import { ROLES } from '../access.ts';
import { reason } from '../audit.ts';
import { AddressCode, NewAddress, OwnPassword, passwordAgain, SecurityEvent } from '../auth/schemas.ts';
import { endpoint } from '../endpoint.ts';
import {
  anyCents,
  byId,
  countedPage,
  cursor,
  experience,
  id,
  instant,
  limit,
  nothing,
  page,
  search,
  skills,
  text,
} from '../fields.ts';
import { Discipline } from '../disciplines/schemas.ts';
import { MAX_SKILLS_SEARCH, MAX_STARS, MIN_STARS } from '../limits.ts';
import {
  AdminUser,
  Me,
  OwnProfile,
  ProfessionalCard,
  PublicProfile,
  UpdateMe,
  UpdateProfile,
} from './schemas.ts';

export const me = endpoint({
  method: 'GET',
  path: '/api/users',
  access: 'any',
  summary: 'Who I am.',
  reply: Me,
});
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
    q: search.optional(),
    disciplineId: id.optional(),
    categoryId: id.optional(),
    skills: text(1, MAX_SKILLS_SEARCH).optional().describe('comma-separated; all of them'),
    experience: z.coerce.number().pipe(experience).optional(),
    minRating: z.coerce.number().min(MIN_STARS).max(MAX_STARS).optional(),
    maxRateCents: z.coerce.number().pipe(anyCents).optional(),
    availableNow: z.stringbool().optional(),
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

export const closeAccount = endpoint({
  method: 'DELETE',
  path: '/api/users',
  access: 'any',
  summary: 'Closes my account for good: personal data goes, jobs and money stay without a name.',
  body: OwnPassword,
  reply: nothing,
  refusals: ['wrong_password', 'jobs_running', 'too_many_requests'],
});
export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/users/email',
  access: 'any',
  summary: 'Mails a code to a new address; the same answer whether it is free or taken.',
  body: NewAddress,
  reply: nothing,
  refusals: ['wrong_password', 'too_many_requests'],
});
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/users/email/confirm',
  access: 'any',
  summary: 'Takes the new address with the mailed code; the old one is told.',
  body: AddressCode,
  reply: Me,
  refusals: ['invalid_code'],
});
export const exportData = endpoint({
  method: 'POST',
  path: '/api/users/export',
  access: 'any',
  summary: 'Everything that is held on me, by what it is; needs the password unless signed in just now.',
  body: z.strictObject({ password: passwordAgain }),
  reply: z.record(z.string(), z.unknown()),
  repeat: 'afresh',
  refusals: ['password_required', 'wrong_password'],
});
export const disableUser = endpoint({
  method: 'POST',
  path: '/api/users/disable/:id',
  access: 'any',
  summary: 'Disables my own account, or as an admin anybody’s, with a reason that they are told.',
  params: byId,
  body: z.strictObject({ reason: reason.optional(), password: passwordAgain }),
  reply: nothing,
  refusals: ['not_found', 'jobs_running', 'invalid_transition', 'password_required', 'wrong_password'],
});
export const enableUser = endpoint({
  method: 'POST',
  path: '/api/users/enable/:id',
  access: ['ADMIN'],
  summary: 'Lets somebody in again who was disabled; an account that is closed stays so.',
  params: byId,
  body: z.strictObject({ reason: reason.optional() }),
  reply: nothing,
  refusals: ['not_found', 'invalid_transition'],
});
export const adminUsers = endpoint({
  method: 'GET',
  path: '/api/users/admin',
  access: ['ADMIN'],
  summary: 'Everybody, searched by name or address, filtered and sorted.',
  query: z.strictObject({
    q: search.optional(),
    role: z.enum(ROLES).optional(),
    disabled: z.stringbool().optional(),
    sort: z.enum(['newest', 'oldest', 'name']).default('newest'),
    cursor,
    limit,
  }),
  reply: page(AdminUser),
});
export const userActivity = endpoint({
  method: 'GET',
  path: '/api/users/admin/:id/activity',
  access: ['ADMIN'],
  summary: 'What happened to the safety of somebody’s account, the latest first.',
  params: byId,
  query: z.strictObject({ cursor, limit }),
  reply: page(SecurityEvent),
  refusals: ['not_found'],
});
export const endUserSessions = endpoint({
  method: 'POST',
  path: '/api/users/admin/:id/sessions/end',
  access: ['ADMIN'],
  summary: 'Signs somebody out everywhere, with a reason for the audit.',
  params: byId,
  body: z.strictObject({ reason }),
  reply: nothing,
  refusals: ['not_found'],
});
