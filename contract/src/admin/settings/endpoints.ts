import { endpoint } from '../../endpoint.ts';
import {
  InstallationSettings,
  Invitation,
  LegalBlocks,
  LegalKindParams,
  LegalPreview,
  NewColors,
  NewIdentity,
  NewInvitation,
  NewLegalText,
  NewLimits,
  NewLogo,
  NewRetention,
  NewSignUpPolicy,
  OwnLegalText,
  RetentionPreview,
  RetentionQuery,
} from './schemas.ts';

const again =
  'requires the password unless you signed in recently. Refuses a change of another version than the current one.';
const refusals = ['invalid_transition', 'password_required', 'wrong_password'] as const;

export const installationSettings = endpoint({
  method: 'GET',
  path: '/api/admin/settings',
  access: ['ADMIN'],
  summary: 'What admins may change for the whole installation, besides the fee, and the defaults.',
  reply: InstallationSettings,
});
export const changeIdentity = endpoint({
  method: 'PUT',
  path: '/api/admin/settings/identity',
  access: ['ADMIN'],
  summary: `Changes the installation’s name and addresses; ${again}`,
  body: NewIdentity,
  reply: InstallationSettings,
  refusals,
});
export const changeColors = endpoint({
  method: 'PUT',
  path: '/api/admin/settings/colors',
  access: ['ADMIN'],
  summary: `Changes the colors of pages and emails, if text in them can be read; ${again}`,
  body: NewColors,
  reply: InstallationSettings,
  refusals,
});
export const changeLogo = endpoint({
  method: 'PUT',
  path: '/api/admin/settings/logo',
  access: ['ADMIN'],
  summary: `Changes the logo of pages, emails and icons to an image that you uploaded, or back to the built-in mark; ${again}`,
  body: NewLogo,
  reply: InstallationSettings,
  refusals,
});
export const changeSignUp = endpoint({
  method: 'PUT',
  path: '/api/admin/settings/sign-up',
  access: ['ADMIN'],
  summary: `Changes who may sign up from now on; ${again}`,
  body: NewSignUpPolicy,
  reply: InstallationSettings,
  refusals,
});
export const inviteToSignUp = endpoint({
  method: 'POST',
  path: '/api/admin/settings/invitation',
  access: ['ADMIN'],
  summary:
    'Makes a link with which people can sign up in a role, for 14 days, where that is not open to all. It opens no role that is closed.',
  body: NewInvitation,
  reply: Invitation,
});
export const changeRetention = endpoint({
  method: 'PUT',
  path: '/api/admin/settings/retention',
  access: ['ADMIN'],
  summary: `Changes how long things are kept; what has been kept long enough is deleted within minutes; ${again}`,
  body: NewRetention,
  reply: InstallationSettings,
  refusals,
});
export const changeLimits = endpoint({
  method: 'PUT',
  path: '/api/admin/settings/limits',
  access: ['ADMIN'],
  summary: `Changes what one person may have or do; what they have beyond a new limit stays; ${again}`,
  body: NewLimits,
  reply: InstallationSettings,
  refusals,
});
export const retentionPreview = endpoint({
  method: 'GET',
  path: '/api/admin/settings/retention',
  access: ['ADMIN'],
  summary:
    'How much would be deleted if things were kept for so many days; what is not given is kept for good.',
  query: RetentionQuery,
  reply: RetentionPreview,
});

/** As many bytes as the longest text can have in any language. */
const LEGAL_BYTES = 262_144;

export const ownLegalText = endpoint({
  method: 'GET',
  path: '/api/admin/settings/legal/:kind',
  access: ['ADMIN'],
  summary: 'The terms or the privacy policy as an admin wrote them, to be changed.',
  params: LegalKindParams,
  reply: OwnLegalText,
});
export const previewLegalText = endpoint({
  method: 'POST',
  path: '/api/admin/settings/legal/preview',
  access: ['ADMIN'],
  summary: 'What a legal text would look like; changes nothing.',
  body: LegalPreview,
  bodyLimit: LEGAL_BYTES,
  reply: LegalBlocks,
});
export const changeLegalText = endpoint({
  method: 'PUT',
  path: '/api/admin/settings/legal',
  access: ['ADMIN'],
  summary: `Changes the terms or the privacy policy, or goes back to the built-in text; who signs up from then on accepts the new version; ${again}`,
  body: NewLegalText,
  bodyLimit: LEGAL_BYTES,
  reply: InstallationSettings,
  refusals,
});
