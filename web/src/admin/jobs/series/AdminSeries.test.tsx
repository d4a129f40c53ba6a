import { screen, within } from '@testing-library/react';
import type { Series } from '@parley/contract/appointments/series/schemas.ts';
import { expect, test } from 'vitest';
import { stubApi } from '../../../../test/api.ts';
import { consultation, id, job, series } from '../../../../test/fixtures.ts';
import { show } from '../../../../test/render.tsx';
import { AdminSeries } from './AdminSeries.tsx';

const accepted = series({ state: 'ACCEPTED', answeredAt: '2026-11-21T12:00:00.000Z' });
/** Two of the series are left, years ahead of whenever this runs. */
const left = ['2099-12-08', '2099-12-15'].map((day, index) =>
  consultation({
    id: id(90 + index),
    seriesId: accepted.id,
    startsAt: `${day}T15:00:00.000Z`,
    endsAt: `${day}T15:30:00.000Z`,
  }),
);

async function open(each: Series, appointments = left) {
  const shown = <AdminSeries job={job({ appointments })} series={[each]} zone="Europe/Berlin" />;
  const { user } = await show(shown);
  await user.click(screen.getByRole('button', { name: 'Act on the series on someone’s behalf' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Act on the series on someone’s behalf' }));
  return { user, dialog, action: dialog.getByRole('combobox', { name: 'Action' }) };
}

test('a suggested series is answered for one side, with a reason', async () => {
  const requests = stubApi({ 'POST /api/job/admin/:id/series/response': () => accepted });
  const { user, dialog, action } = await open(series(), []);
  expect(screen.getByText(/^Suggested by Ana\. Can be answered until/)).toBeTruthy();
  expect(
    within(action)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Choose an action',
    'For Clara Brandt: Accept the series',
    'For Clara Brandt: Decline series',
    'For Ana Rincón: Withdraw series',
  ]);
  await user.selectOptions(action, 'For Clara Brandt: Accept the series');
  await user.type(dialog.getByRole('textbox', { name: 'Your reason' }), 'Clara agreed on the phone.');
  await user.click(dialog.getByRole('button', { name: 'Act on their behalf' }));
  await expect
    .poll(() => requests[0]?.body)
    .toEqual({
      as: 'CLIENT',
      reason: 'Clara agreed on the phone.',
      seriesId: series().id,
      action: 'accept',
    });
});

test('what is left of a booked one is called off from a chosen one on', async () => {
  const requests = stubApi({ 'POST /api/job/admin/:id/series/response': () => accepted });
  const { user, dialog, action } = await open(accepted);
  expect(screen.getByText('Suggested by Ana. 2 of 4 left')).toBeTruthy();
  await user.selectOptions(action, 'For Ana Rincón: Call off several');
  const from = dialog.getByRole('combobox', { name: 'From' });
  await user.selectOptions(from, left[1]?.id ?? '');
  await user.type(dialog.getByRole('textbox', { name: 'Your reason' }), 'Ana is ill.');
  await user.click(dialog.getByRole('button', { name: 'Act on their behalf' }));
  await expect
    .poll(() => requests[0]?.body)
    .toMatchObject({ as: 'PROFESSIONAL', action: 'shorten', fromId: left[1]?.id });
});

test('one that is over is not listed', async () => {
  await show(<AdminSeries job={job({ appointments: [] })} series={[accepted]} zone="Europe/Berlin" />);
  expect(screen.getByText('No series right now.')).toBeTruthy();
});

test('a series is suggested for one side, on whose clock it stays', async () => {
  const requests = stubApi({
    'GET /api/availability/slots': () => ({ slots: ['2026-11-24T14:00:00.000Z'] }),
    'GET /api/job/admin/:id/series/preview': ({ query }) => ({
      dates: [
        { on: '2026-11-24', startsAt: query.startsAt, refusal: null, others: [] },
        { on: '2026-12-01', startsAt: '2026-12-01T14:00:00.000Z', refusal: null, others: [] },
      ],
    }),
    'POST /api/job/admin/:id/series': () => series(),
  });
  const { user } = await show(
    <AdminSeries job={job({ appointments: [] })} series={[]} zone="Europe/London" />,
  );
  await user.click(screen.getByRole('button', { name: 'Suggest a series on someone’s behalf' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suggest a series on someone’s behalf' }));
  const action = dialog.getByRole('combobox', { name: 'Action' });
  await user.selectOptions(action, 'For Ana Rincón: Suggest a series');
  await user.click(await dialog.findByRole('button', { name: /^Tue 24 Nov/ }));
  expect(await dialog.findByText(/^Tue 1 Dec/)).toBeTruthy();
  expect(await dialog.findByText(/^Each stays at the same time of day in Bogotá/)).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: 'Your reason' }), 'Ana asked us to.');
  await user.click(dialog.getByRole('button', { name: 'Act on their behalf' }));
  await expect
    .poll(() => requests.at(-1)?.body)
    .toMatchObject({
      as: 'PROFESSIONAL',
      reason: 'Ana asked us to.',
      startsAt: '2026-11-24T14:00:00.000Z',
      timeZone: 'America/Bogota',
      rhythm: 'WEEKLY',
    });
});
