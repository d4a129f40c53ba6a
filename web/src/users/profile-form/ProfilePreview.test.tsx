import { screen } from '@testing-library/react';
import type { Availability } from '@parley/contract/availability/schemas.ts';
import type { Me, OwnProfile } from '@parley/contract/users/schemas.ts';
import { expect, test } from 'vitest';
import { id } from '../../../test/fixtures.ts';
import { NOW, show } from '../../../test/render.tsx';
import { ProfilePreview } from './ProfilePreview.tsx';

const me: Me = {
  id: id(3),
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
const profile: OwnProfile = {
  userId: id(3),
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
const noHours: Availability = {
  timeZone: 'America/Bogota',
  minimumNoticeMinutes: 120,
  rules: [],
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  maxPerDay: null,
  maxPerWeek: null,
  bookingDays: 365,
  startStepMinutes: 15,
};

test('without hours the preview says what appears there, rather than that nothing is free', async () => {
  await show(<ProfilePreview me={me} profile={profile} hours={noHours} />);
  expect(screen.getByText('Your free times appear here once you’ve set your hours.')).toBeTruthy();
  expect(screen.queryByText(/nothing free/i)).toBeNull();
});

test('hours that aren’t saved yet are in the preview', async () => {
  const hours = { ...noHours, rules: [{ weekday: 2, from: 900, to: 1700 }] };
  await show(<ProfilePreview me={me} profile={profile} hours={hours} />);
  expect(screen.getAllByText(/in common this week/i).length).toBeGreaterThan(0);
});
