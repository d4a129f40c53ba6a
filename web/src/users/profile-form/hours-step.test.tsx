import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Refusal, stubApi } from '../../../test/api.ts';
import { freshProfile, me, noHours } from '../../../test/own-account.ts';
import { show } from '../../../test/render.tsx';
import { HoursStep } from '../../availability/HoursStep.tsx';

const hours = { ...noHours, rules: [{ weekday: 1, from: 900, to: 1200 }] };
const profile = { ...freshProfile, headline: 'Contracts', initialised: true };

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
