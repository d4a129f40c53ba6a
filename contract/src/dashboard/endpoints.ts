import { endpoint } from '../endpoint.ts';
import { Dashboard } from './schemas.ts';

export const dashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  access: 'any',
  summary: 'What waits for me, and what comes next.',
  reply: Dashboard,
});
