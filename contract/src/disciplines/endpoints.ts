import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Discipline } from './schemas.ts';

export const listDisciplines = endpoint({
  method: 'GET',
  path: '/api/discipline',
  access: 'public',
  summary: 'Every discipline with its categories and how many services it has.',
  reply: z.array(Discipline),
});
