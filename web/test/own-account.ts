import type { Availability } from '@parley/contract/availability/schemas.ts';
import { NO_WORKING_RULES } from '@parley/contract/availability/working-rules.ts';
import type { Me, OwnProfile } from '@parley/contract/users/schemas.ts';
import { id } from './fixtures.ts';
import { NOW } from './render.tsx';

/** Ana as she reads herself. */
export const me: Me = {
  id: id(2),
  email: 'ana@example.test',
  firstName: 'Ana',
  lastName: 'Rincón',
  displayName: 'Ana Rincón',
  role: 'PROFESSIONAL',
  timeZone: 'America/Bogota',
  clockHours: 24,
  language: 'en',
  avatarUrl: null,
  createdAt: NOW,
  rating: { average: null, count: 0 },
  bouncedAt: null,
};

/** Her profile before the first step of the wizard. */
export const freshProfile: OwnProfile = {
  userId: me.id,
  headline: '',
  bio: '',
  country: null,
  languages: [],
  experience: null,
  disciplines: [],
  categories: [],
  skills: [],
  hourlyRateCents: null,
  links: [],
  initialised: false,
  payoutsEnabled: false,
};

/** Her hours before she has set any. */
export const noHours: Availability = {
  timeZone: me.timeZone,
  minimumNoticeMinutes: 120,
  rules: [],
  ...NO_WORKING_RULES,
};
