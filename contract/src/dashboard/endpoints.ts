import { endpoint } from '../endpoint.ts';
import { Dashboard } from './schemas.ts';

export const dashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  access: 'any',
  summary: 'What needs your attention, and what is coming up.',
  reply: Dashboard,
});
