import type { HourSet } from '@parley/contract/availability/schemas.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, stubApi } from '../../../test/api.ts';
import { show } from '../../../test/render.tsx';
import HourSets from './HourSets.tsx';

const ID = '01900000-0000-7000-8000-000000000a01';
const evenings: HourSet = {
  id: ID,
  name: 'Evenings',
  rules: [{ weekday: 1, from: 1800, to: 2000 }],
  services: ['Contract review'],
};

test('a set of hours is added with its name and days', async () => {
  const requests = stubApi({
    'GET /api/availability/sets': () => [],
    'POST /api/availability/sets': ({ body }) => ({ id: ID, ...body, services: [] }),
  });
  const { user } = await show(<HourSets />);
  await user.click(await screen.findByRole('button', { name: 'Add hours' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Workshops');
  await user.click(screen.getByRole('button', { name: 'Add hours on Tuesday' }));
  await user.click(screen.getByRole('button', { name: 'Save these hours' }));
  expect(await screen.findByRole('heading', { name: 'Workshops' })).toBeTruthy();
  expect(screen.getByText('8 h a week')).toBeTruthy();
  expect(requests.at(-1)?.body).toEqual({
    name: 'Workshops',
    rules: [{ weekday: 2, from: 900, to: 1700 }],
  });
});

test('a set names its services, and is removed only when none uses it', async () => {
  const unused = { ...evenings, id: ID.replace('a01', 'a02'), name: 'Mornings', services: [] };
  const requests = stubApi({
    'GET /api/availability/sets': () => [evenings, unused],
    'DELETE /api/availability/sets/:id': () => ({}),
  });
  const { user } = await show(<HourSets />);
  expect(await screen.findByText('Contract review')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove Evenings' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove Mornings' }));
  await expect.poll(() => screen.queryByRole('heading', { name: 'Mornings' })).toBeNull();
  expect(requests.at(-1)?.name).toBe('DELETE /api/availability/sets/:id');
});

test('a set that was changed in another tab is not replaced unseen', async () => {
  const elsewhere = { ...evenings, name: 'Late' };
  const requests = stubApi({
    'GET /api/availability/sets': () => (requests.length === 1 ? [evenings] : [elsewhere]),
    'PUT /api/availability/sets/:id': ({ body: { seen, ...body } }) => {
      if (seen?.name === 'Evenings') throw new Refusal('hours_changed');
      return { ...elsewhere, ...body };
    },
  });
  const { user } = await show(<HourSets />);
  await user.click(await screen.findByRole('button', { name: 'Edit Evenings' }));
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await user.type(name, ' in spring');
  await user.click(screen.getByRole('button', { name: 'Save these hours' }));
  expect(await screen.findByText(/^Your hours were changed in another tab/)).toBeTruthy();
  expect(name.value).toBe('Evenings in spring');
  await user.click(await screen.findByRole('button', { name: 'Show the saved hours' }));
  expect(name.value).toBe('Late');
  await user.click(screen.getByRole('button', { name: 'Save these hours' }));
  expect(await screen.findByRole('heading', { name: 'Late' })).toBeTruthy();
});
