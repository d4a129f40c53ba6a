import { LAW } from '../cast.ts';

const law = { disciplineId: LAW.id, categoryId: LAW.contracts };
const OFFERED: string[] = ['NDA', 'SaaS'];
const WANTED: string[] = ['saas', 'GDPR'];

/** A service, and a job posting that it fits. */
export const offer = {
  ...law,
  title: 'Contract review',
  description: 'We read.',
  skills: OFFERED,
  experience: 36,
  pricing: 'FIXED',
  priceCents: 20_000,
  consultationMinutes: 30,
} as const;
export const wanted = {
  ...law,
  title: 'Terms of service',
  description: 'A draft.',
  skills: WANTED,
  experience: 36,
  pricing: 'FIXED',
  budgetMinCents: 10_000,
  budgetMaxCents: 30_000,
} as const;
