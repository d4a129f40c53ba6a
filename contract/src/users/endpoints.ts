import { z } from 'zod';
import { ROLES } from '../access.ts';
import { reason } from '../audit.ts';
import { AddressCode, NewAddress, OwnPassword, passwordAgain, SecurityEvent } from '../auth/schemas.ts';
import { endpoint } from '../endpoint.ts';
import {
  anyCents,
  byId,
  cursor,
  exact,
  experience,
  foundPage,
  id,
  instant,
  limit,
  nothing,
  page,
  search,
  searchedSkills,
  skills,
  timeZone,
} from '../fields.ts';
import { Discipline } from '../disciplines/schemas.ts';
import { MAX_BOUNCE_BYTES, MAX_STARS, MIN_STARS } from '../limits.ts';
import { SIDE_ROLES } from '../sides.ts';
import {
  AdminUser,
  BlockedPerson,
  Contact,
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
  summary: 'Your account.',
  reply: Me,
});
export const updateMe = endpoint({
  method: 'PUT',
  path: '/api/users',
  access: 'any',
  summary: 'Changes your names, time zone, clock and language.',
  body: UpdateMe,
  reply: Me,
});
export const ownProfile = endpoint({
  method: 'GET',
  path: '/api/users/professional',
  access: ['PROFESSIONAL'],
  summary: 'Your professional profile.',
  reply: OwnProfile,
});
export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/users/professional',
  access: ['PROFESSIONAL'],
  summary: 'Changes your professional profile; omitted fields stay as they are.',
  body: UpdateProfile,
  reply: OwnProfile,
});
export const listProfessionals = endpoint({
  method: 'GET',
  path: '/api/users/professional/all',
  access: 'public',
  mayBeKept: true,
  summary: 'Professionals, searched and filtered.',
  query: z.strictObject({
    q: search.optional(),
    exact,
    disciplineId: id.optional(),
    categoryId: id.optional(),
    skills: searchedSkills.optional(),
    experience: z.coerce.number().pipe(experience).optional(),
    minRating: z.coerce.number().min(MIN_STARS).max(MAX_STARS).optional(),
    maxRateCents: z.coerce.number().pipe(anyCents).optional(),
    availableNow: z.stringbool().optional(),
    freeFrom: instant.optional().describe('available at some time in [freeFrom, freeTo)'),
    freeTo: instant.optional(),
    sort: z
      .enum(['relevance', 'soonest', 'rating', 'inCommon'])
      .default('relevance')
      .describe(
        'inCommon ranks the 1,000 best rated matches by how long they can be booked in the reader’s next seven days, from 8 to 22 in `timeZone`',
      ),
    timeZone: timeZone.optional().describe('the reader’s, for inCommon; UTC without'),
    cursor,
    limit,
  }),
  reply: foundPage(ProfessionalCard),
});
export const professionalProfile = endpoint({
  method: 'GET',
  path: '/api/users/professional/:id',
  access: 'public',
  mayBeKept: true,
  summary: 'A professional’s public profile.',
  params: byId,
  reply: PublicProfile,
  refusals: ['not_found'],
});
export const ownDisciplines = endpoint({
  method: 'GET',
  path: '/api/users/professional/discipline',
  access: ['PROFESSIONAL'],
  summary: 'The disciplines and categories of your profile.',
  reply: z.strictObject({
    disciplines: z.array(Discipline.pick({ id: true, name: true })),
    categories: z.array(z.strictObject({ id, name: z.string() })),
  }),
});
export const ownSkills = endpoint({
  method: 'GET',
  path: '/api/users/professional/skills',
  access: ['PROFESSIONAL'],
  summary: 'Your skills.',
  reply: z.strictObject({ skills: z.array(z.string()) }),
});
export const updateSkills = endpoint({
  method: 'PUT',
  path: '/api/users/professional/skills',
  access: ['PROFESSIONAL'],
  summary: 'Replaces your skills.',
  body: z.strictObject({ skills }),
  reply: z.strictObject({ skills: z.array(z.string()) }),
});

export const blockedPeople = endpoint({
  method: 'GET',
  path: '/api/users/block',
  access: 'any',
  summary: 'The people you have blocked, the latest first.',
  reply: z.array(BlockedPerson),
});
export const blockedPerson = endpoint({
  method: 'GET',
  path: '/api/users/block/:id',
  access: 'any',
  summary: 'The same with this person only; empty if you have not blocked them.',
  params: byId,
  reply: z.array(BlockedPerson),
});
export const contact = endpoint({
  method: 'GET',
  path: '/api/users/contact/:id',
  access: SIDE_ROLES,
  summary: 'Whether you and this person can contact each other, as far as blocks go.',
  params: byId,
  reply: Contact,
});
export const block = endpoint({
  method: 'POST',
  path: '/api/users/block/:id',
  access: 'any',
  summary:
    'Blocks a person, who is not notified: neither of you can contact the other; open proposals and invites between you end, paid work goes on.',
  params: byId,
  reply: z.array(BlockedPerson),
  refusals: ['not_found', 'too_many_blocks'],
});
export const unblock = endpoint({
  method: 'DELETE',
  path: '/api/users/block/:id',
  access: 'any',
  summary: 'Unblocks a person; what ended stays ended.',
  params: byId,
  reply: z.array(BlockedPerson),
});
export const closeAccount = endpoint({
  method: 'DELETE',
  path: '/api/users',
  access: 'any',
  summary:
    'Closes your account permanently: personal data is deleted; jobs and payments are kept without your name.',
  body: OwnPassword,
  reply: nothing,
  refusals: ['wrong_password', 'jobs_running', 'money_owed', 'too_many_requests'],
});
export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/users/email',
  access: 'any',
  summary: 'Emails a code to a new address; the response is the same whether it is taken or not.',
  body: NewAddress,
  reply: nothing,
  refusals: ['wrong_password', 'too_many_requests'],
});
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/users/email/confirm',
  access: 'any',
  summary: 'Changes the address with the emailed code; the old address is notified.',
  body: AddressCode,
  reply: Me,
  refusals: ['invalid_code'],
});
export const exportData = endpoint({
  method: 'POST',
  path: '/api/users/export',
  access: 'any',
  summary: 'Exports all data about you; requires the password unless you signed in recently.',
  body: z.strictObject({ password: passwordAgain }),
  reply: z.record(z.string(), z.unknown()),
  repeat: 'afresh',
  refusals: ['password_required', 'wrong_password'],
});
export const disableUser = endpoint({
  method: 'POST',
  path: '/api/users/disable/:id',
  access: 'any',
  summary: 'Disables your own account or, for admins, anyone’s, with a reason they are sent.',
  params: byId,
  body: z.strictObject({ reason: reason.optional(), password: passwordAgain }),
  reply: nothing,
  refusals: ['not_found', 'jobs_running', 'invalid_transition', 'password_required', 'wrong_password'],
});
export const enableUser = endpoint({
  method: 'POST',
  path: '/api/users/enable/:id',
  access: ['ADMIN'],
  summary: 'Enables a disabled account; a closed one stays closed.',
  params: byId,
  body: z.strictObject({ reason: reason.optional() }),
  reply: nothing,
  refusals: ['not_found', 'invalid_transition'],
});
export const adminUsers = endpoint({
  method: 'GET',
  path: '/api/users/admin',
  access: ['ADMIN'],
  summary: 'All users; filter them, sort them, or search by name, email or id.',
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
  summary: 'The security log of an account, the latest first; every access is audited.',
  params: byId,
  query: z.strictObject({ cursor, limit }),
  reply: page(SecurityEvent),
  refusals: ['not_found'],
});
export const endUserSessions = endpoint({
  method: 'POST',
  path: '/api/users/admin/:id/sessions/end',
  access: ['ADMIN'],
  summary: 'Ends all sessions of a user, with a reason for the audit log.',
  params: byId,
  body: z.strictObject({ reason }),
  reply: nothing,
  refusals: ['not_found'],
});

export const bounce = endpoint({
  method: 'POST',
  path: '/api/users/bounce',
  access: 'public',
  summary:
    'Takes in an email that came back: a delivery status notification (RFC 3464) as it arrived, or a provider’s events as JSON. The setting BOUNCES_SECRET is the password (HTTP Basic); without it, nothing is here.',
  raw: true,
  ignoresStaleToken: true,
  bodyLimit: MAX_BOUNCE_BYTES,
  reply: z.strictObject({
    taken: z.int().describe('how many addresses it told of; 0 for other emails and those that aren’t ours'),
  }),
  refusals: ['not_found', 'unauthenticated', 'invalid_input'],
});
