import type { Availability } from '@parley/contract/availability/schemas.ts';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Refusal, stubApi } from '../../../test/api.ts';
import { ana, id } from '../../../test/fixtures.ts';
import { NOW, show } from '../../../test/render.tsx';
import { HoursStep } from '../../availability/HoursStep.tsx';

const hours: Availability = {
  timeZone: 'America/Bogota',
  minimumNoticeMinutes: 120,
  rules: [{ weekday: 1, from: 900, to: 1200 }],
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  maxPerDay: null,
  maxPerWeek: null,
  bookingDays: 365,
  startStepMinutes: 15,
};
const { displayName, avatarUrl, timeZone } = ana;
const me = {
  id: id(2),
  email: 'ana@parley.test',
  firstName: 'Ana',
  lastName: 'Díaz',
  displayName,
  role: 'PROFESSIONAL' as const,
  timeZone,
  clockHours: 12 as const,
  language: 'en',
  avatarUrl,
  createdAt: NOW,
  rating: { average: null, count: 0 },
  bouncedAt: null,
};
const profile = {
  userId: id(2),
  headline: 'Contracts',
  bio: '',
  country: null,
  languages: [],
  experience: null,
  disciplines: [],
  categories: [],
  skills: [],
  hourlyRateCents: null,
  links: [],
  initialised: true,
  payoutsEnabled: false,
};

test('hours that were saved elsewhere during the first steps can be shown in place of these', async () => {
  const elsewhere = { ...hours, rules: [{ weekday: 2, from: 1300, to: 1500 }] };
  stubApi({
    'GET /api/availability/professional': () => elsewhere,
    'POST /api/availability/professional': () => {
      throw new Refusal('hours_changed');
    },
  });
  const { user } = await show(<HoursStep me={me} profile={profile} hours={hours} onDone={vi.fn()} />);
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await user.click(await screen.findByRole('button', { name: 'Show the saved hours' }));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tuesday, from' }).value).toBe('1300');
  expect(screen.queryByRole('combobox', { name: 'Monday, from' })).toBeNull();
});
