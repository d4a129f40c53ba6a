import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { freshProfile, me, noHours } from '../../../test/own-account.ts';
import { show } from '../../../test/render.tsx';
import { ProfilePreview } from './ProfilePreview.tsx';

test('without hours the preview says what appears there, rather than that nothing is free', async () => {
  await show(<ProfilePreview me={me} profile={freshProfile} hours={noHours} />);
  expect(screen.getByText('Your free times appear here once you’ve set your hours.')).toBeTruthy();
  expect(screen.queryByText(/nothing free/i)).toBeNull();
});

test('hours that aren’t saved yet are in the preview', async () => {
  const hours = { ...noHours, rules: [{ weekday: 2, from: 900, to: 1700 }] };
  await show(<ProfilePreview me={me} profile={freshProfile} hours={hours} />);
  expect(screen.getAllByText(/in common this week/i).length).toBeGreaterThan(0);
});
