import type { Availability, DateOverride } from '@parley/contract/availability/schemas.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Refusal, stubApi } from '../../test/api.ts';
import { noHours as none } from '../../test/own-account.ts';
import { show } from '../../test/render.tsx';
import { HoursSection } from './HoursSection.tsx';

const monday = { weekday: 1, from: 900, to: 1200 };

async function edit(hours: Availability) {
  const requests: unknown[] = [];
  stubApi({
    'GET /api/availability/sets': () => [],
    'POST /api/availability/professional': ({ body }) => {
      requests.push(body);
      return { ...none, ...body };
    },
  });
  const { user } = await show(
    <HoursSection
      hours={{ ok: true, status: 200, message: 'OK', data: hours }}
      dates={{ ok: true, status: 200, message: 'OK', data: [] }}
    />,
  );
  // The options of the hours are drawn after the first paint.
  for (const each of screen.queryAllByRole<HTMLSelectElement>('combobox', { name: /, (from|to)$/ }))
    await expect.poll(() => each.options.length).toBeGreaterThan(1);
  return { requests, user };
}
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const save = () => screen.getByRole('button', { name: 'Save hours' });

test('a preset fills the week and can be undone', async () => {
  const { user } = await edit(none);
  expect(screen.getByText('No hours yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Mon–Fri 9–17' }));
  expect(screen.getByText('40 h a week')).toBeTruthy();
  expect(select('Friday, from').value).toBe('900');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('No hours yet')).toBeTruthy();
});

test('the saved hours match the selects, up to the End of Day', async () => {
  const { user, requests } = await edit({ ...none, rules: [monday] });
  await user.selectOptions(select('Monday, to'), 'End of Day');
  await user.click(save());
  await expect.poll(() => requests.length).toBe(1);
  const seen = { ...none, rules: [monday] };
  expect(requests[0]).toEqual({ ...none, rules: [{ weekday: 1, from: 900, to: 2359 }], seen });
});

test('hours that were changed in another tab are not replaced unseen', async () => {
  const elsewhere = { ...none, rules: [{ weekday: 2, from: 1300, to: 1500 }] };
  const requests: { seen?: Availability | undefined }[] = [];
  stubApi({
    'GET /api/availability/sets': () => [],
    'GET /api/availability/professional': () => elsewhere,
    'POST /api/availability/professional': ({ body: { seen, ...body } }) => {
      requests.push({ seen });
      if (requests.length === 1) throw new Refusal('hours_changed');
      return { ...none, ...body };
    },
  });
  const { user } = await show(
    <HoursSection
      hours={{ ok: true, status: 200, message: 'OK', data: { ...none, rules: [monday] } }}
      dates={{ ok: true, status: 200, message: 'OK', data: [] }}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Add hours on Friday' }));
  await user.click(save());
  expect(
    await screen.findByText(/^Your hours were changed in another tab or on another device/),
  ).toBeTruthy();
  // What was typed is still there, and can be saved now that its owner knows.
  expect(select('Friday, from')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Show the saved hours' }));
  expect(screen.queryByRole('combobox', { name: 'Friday, from' })).toBeNull();
  expect(select('Tuesday, from').value).toBe('1300');
  expect(screen.queryByText(/^Your hours were changed/)).toBeNull();
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(save()));

  await user.click(save());
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(requests.map(({ seen }) => seen)).toEqual([{ ...none, rules: [monday] }, elsewhere]);
});

test('an end before its start is reported and focused at the day, and not sent', async () => {
  const { user, requests } = await edit({ ...none, rules: [monday] });
  await user.selectOptions(select('Monday, from'), '1300');
  expect(screen.getByText('The end must be after the start.')).toBeTruthy();
  await user.click(save());
  expect(requests).toEqual([]);
  expect(document.activeElement).toBe(select('Monday, from'));
});

test('a second range can be added to a day and removed again', async () => {
  const { user } = await edit({ ...none, rules: [monday] });
  await user.click(screen.getByRole('button', { name: 'Add hours on Monday' }));
  expect([select('Monday, period 2, from').value, select('Monday, period 2, to').value]).toEqual([
    '1300',
    '1500',
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove Monday, period 1' }));
  expect(select('Monday, from').value).toBe('1300');
  expect(screen.getByText(/^Removed Monday/)).toBeTruthy();
});

test('the selects offer every quarter hour of the day', async () => {
  await edit({ ...none, rules: [monday] });
  const options = within(select('Monday, from')).getAllByRole('option');
  expect(options).toHaveLength(96);
});

test('booking rules are saved with the hours, and a limit is taken back by emptying it', async () => {
  const { user, requests } = await edit({ ...none, rules: [monday], maxPerWeek: 4 });
  await user.selectOptions(select('Break after'), '15 min');
  await user.selectOptions(select('How far ahead'), '14 days');
  await user.selectOptions(select('Start times'), 'On the hour');
  await user.type(screen.getByRole('spinbutton', { name: /^Maximum consultations per day/ }), '3');
  await user.clear(screen.getByRole('spinbutton', { name: /^Maximum consultations per week/ }));
  await user.click(save());
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0]).toEqual({
    ...none,
    rules: [monday],
    bufferAfterMinutes: 15,
    bookingDays: 14,
    startStepMinutes: 60,
    maxPerDay: 3,
    seen: { ...none, rules: [monday], maxPerWeek: 4 },
  });
});

test('a limit out of bounds is reported at its field and not sent', async () => {
  const { user, requests } = await edit(none);
  await user.type(screen.getByRole('spinbutton', { name: /^Maximum consultations per day/ }), '21');
  await user.click(save());
  expect(await screen.findByText('At most 20.')).toBeTruthy();
  expect(requests).toEqual([]);
});

test('holidays are suggested, closed when picked, and opened again', async () => {
  const found = [
    { date: '2026-12-08', name: 'Immaculate Conception' },
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2027-01-01', name: 'New Year’s Day' },
  ];
  const closedDates = new Map([['2026-12-25', [{ from: 900, to: 1200 }]]]);
  const requests = stubApi({
    'GET /api/availability/sets': () => [],
    'GET /api/availability/holidays': () => found,
    'PUT /api/availability/holidays': ({ body }) => {
      for (const date of body.dates)
        if (body.closed) closedDates.set(date, []);
        else closedDates.delete(date);
      return [...closedDates].map(([date, slots]) => ({ date, slots }));
    },
  });
  const { user } = await show(
    <HoursSection
      hours={{ ok: true, status: 200, message: 'OK', data: none }}
      dates={{
        ok: true,
        status: 200,
        message: 'OK',
        data: [{ date: '2026-12-25', slots: [{ from: 900, to: 1200 }] }],
      }}
      profile={{ ok: true, status: 200, message: 'OK', data: { country: 'CO' } }}
    />,
  );
  const asked = (call: string) =>
    requests.filter(({ name }) => name === `${call} /api/availability/holidays`);
  expect(asked('GET')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Suggest public holidays' }));
  expect(await screen.findAllByRole('checkbox')).toHaveLength(2);
  expect(screen.getByText('special hours')).toBeTruthy();
  expect(asked('GET').map(({ query }) => query)).toEqual([{ country: 'CO' }]);

  await user.click(screen.getByRole('checkbox', { name: /New Year/ }));
  await user.click(screen.getByRole('button', { name: 'Close on 1 day' }));
  expect(await screen.findByText('You’re closed on 1 more day.')).toBeTruthy();
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  const inView = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(2));
  const close = screen.getByRole('button', { name: 'Close on these days' });
  expect(document.activeElement).toBe(close);
  expect(inView.mock.contexts.some((place) => place instanceof Element && place.contains(close))).toBe(true);
  expect(asked('PUT').map(({ body }) => body)).toEqual([
    { dates: ['2027-01-01'], closed: true, seen: [] },
    { dates: ['2027-01-01'], closed: false, seen: [{ date: '2027-01-01', closed: true }] },
  ]);
});

test('the days of a vacation are closed in one go, shown as one, and opened again', async () => {
  const special = [{ from: 900, to: 1200 }];
  const days = new Map<string, DateOverride['slots']>([['2026-12-23', special]]);
  const requests = stubApi({
    'GET /api/availability/sets': () => [],
    'PUT /api/availability/holidays': ({ body }) => {
      for (const date of body.dates)
        if (body.closed) days.set(date, days.get(date) ?? []);
        else days.delete(date);
      return [...days].map(([date, slots]) => ({ date, slots }));
    },
  });
  const { user } = await show(
    <HoursSection
      hours={{ ok: true, status: 200, message: 'OK', data: none }}
      dates={{ ok: true, status: 200, message: 'OK', data: [{ date: '2026-12-23', slots: special }] }}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Add a date' }));
  await user.type(screen.getByLabelText('Date'), '2026-12-24');
  const last = screen.getByLabelText(/^Last day/);
  await user.type(last, '2026-12-20');
  expect(screen.getByText('The last day must be after the first.')).toBeTruthy();
  await user.clear(last);
  await user.type(last, '2027-01-02');
  await user.click(screen.getByRole('button', { name: 'Close 10 days' }));
  const remove = await screen.findByRole('button', { name: 'Remove Thu 24 Dec to Sat 2 Jan' });
  expect(screen.getByRole('button', { name: 'Remove Wed 23 Dec' })).toBeTruthy();

  await user.click(remove);
  expect(await screen.findByText('Thu 24 Dec to Sat 2 Jan are back to your usual hours.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Remove Thu 24 Dec to Sat 2 Jan' })).toBeTruthy();
  // What is beside the message, not the first of a long list.
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a date' })),
  );
  const asked = requests.filter(({ name }) => name === 'PUT /api/availability/holidays');
  const wanted = Array.from({ length: 10 }, (_, day) =>
    Temporal.PlainDate.from('2026-12-24').add({ days: day }).toString(),
  );
  const all = wanted.map((date) => ({ date, closed: true }));
  expect(asked.map(({ body }) => body)).toEqual([
    { dates: wanted, closed: true, seen: [] },
    { dates: wanted, closed: false, seen: all },
    { dates: wanted, closed: true, seen: [] },
  ]);
});

test('a special date that was set in another tab is not replaced unseen', async () => {
  const elsewhere = { date: '2027-12-24', slots: [{ from: 900, to: 1200 }] };
  const requests = stubApi({
    'GET /api/availability/sets': () => [],
    'GET /api/availability/date': () => [elsewhere],
    'POST /api/availability/date': ({ body: { seen, ...date } }) => {
      if (seen === null) throw new Refusal('hours_changed');
      return [date];
    },
  });
  const { user } = await show(
    <HoursSection
      hours={{ ok: true, status: 200, message: 'OK', data: none }}
      dates={{ ok: true, status: 200, message: 'OK', data: [] }}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Add a date' }));
  await user.type(screen.getByLabelText('Date'), elsewhere.date);
  await user.click(screen.getByRole('button', { name: 'Save date' }));
  expect(await screen.findByText(/^Your hours were changed in another tab/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Remove .*24 Dec/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save date' }));
  expect(await screen.findByText('closed')).toBeTruthy();
  expect(requests.at(-1)?.body).toEqual({ date: elsewhere.date, slots: [], seen: elsewhere.slots });
});

test('a date that another tab has given hours since is neither opened nor closed again unseen', async () => {
  const date = '2027-12-24';
  const slots = [{ from: 900, to: 1200 }];
  let isElsewhere = true;
  const requests = stubApi({
    'GET /api/availability/sets': () => [],
    'GET /api/availability/date': () => [{ date, slots }],
    'PUT /api/availability/holidays': () => {
      if (isElsewhere) throw new Refusal('hours_changed');
      return [];
    },
    'POST /api/availability/date': () => {
      throw new Refusal('hours_changed');
    },
    'DELETE /api/availability/date': () => [],
  });
  const { user } = await show(
    <HoursSection
      hours={{ ok: true, status: 200, message: 'OK', data: none }}
      dates={{ ok: true, status: 200, message: 'OK', data: [{ date, slots: [] }] }}
    />,
  );
  const changed = /^Your dates were changed in another tab or on another device\. Check them/;
  await user.click(screen.getByRole('button', { name: /^Remove .*24 Dec/ }));
  expect(await screen.findByText(changed)).toBeTruthy();
  expect(screen.queryByText('closed')).toBeNull();
  expect(screen.queryByText(/back to your usual hours/)).toBeNull();

  await user.click(screen.getByRole('button', { name: /^Remove .*24 Dec/ }));
  expect(await screen.findByText(/is back to your usual hours/)).toBeTruthy();
  expect(screen.queryByText(changed)).toBeNull();
  isElsewhere = false;
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(changed)).toBeTruthy();
  expect(requests.at(-2)).toMatchObject({ body: { date, slots, seen: null } });
});
