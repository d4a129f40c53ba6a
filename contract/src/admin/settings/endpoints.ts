import { endpoint } from '../../endpoint.ts';
import { InstallationSettings, NewColors, NewIdentity } from './schemas.ts';

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
