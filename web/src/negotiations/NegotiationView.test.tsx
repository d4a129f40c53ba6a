import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, stubApi } from '../../test/api.ts';
import { id, invite } from '../../test/fixtures.ts';
import { show } from '../../test/render.tsx';
import { NegotiationView } from './NegotiationView.tsx';

const page = (change: Parameters<typeof invite>[0]) => (
  <NegotiationView
    negotiation={invite(change)}
    outcome={null}
    side="professional"
    zone="America/Bogota"
    menu={null}
  />
);

test('several times are listed on both clocks, each with why it can’t be chosen anymore', async () => {
  await show(
    page({
      startsAt: '2026-11-21T15:00:00.000Z',
      alternatives: ['2026-11-25T15:00:00.000Z', '2026-11-26T15:00:00.000Z'],
      takenTimes: ['2026-11-25T15:00:00.000Z'],
    }),
  );
  const times = within(screen.getByRole('list', { name: 'Suggested times' })).getAllByRole('listitem');
  expect(times.map((time) => time.textContent)).toEqual([
    expect.stringMatching(/^Sat 21 Nov 10:00 your time · 16:00 for Clara in Berlin.*This time has passed$/),
    expect.stringMatching(/^Wed 25 Nov 10:00.*No longer available$/),
    expect.stringMatching(/^Thu 26 Nov 10:00[^N]*Berlin$/),
  ]);
});

test('a message is sent without accepting or declining, and cleared once it is sent', async () => {
  let isRefused = true;
  const requests = stubApi({
    'POST /api/job/invite/response': () => {
      if (isRefused) throw new Refusal('blocked');
      return invite();
    },
  });
  const { user } = await show(page({}));
  const field = screen.getByRole('textbox', { name: 'Message to Clara' });
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(screen.getByText('Write a message.')).toBeTruthy();
  await user.type(field, 'Is there a draft?');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText(/can’t contact each other/)).toBeTruthy();
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await expect.poll(() => field.textContent).toBe('');
  expect(requests[0]?.body).toEqual({ id: id(10), action: 'write', message: 'Is there a draft?' });
});

test('the activity names several times and quotes messages; an ended one takes no more of them', async () => {
  const at = '2026-11-22T12:00:00.000Z';
  const move = { at, from: 'READ', to: 'READ', message: null, startsAt: null } as const;
  const times = { startsAt: '2026-11-25T15:00:00.000Z', alternatives: ['2026-11-26T15:00:00.000Z'] };
  await show(
    page({
      status: 'DECLINED',
      turn: null,
      expiresAt: null,
      history: [
        { ...move, ...times, id: id(1), by: 'client', action: 'reschedule', to: 'RESCHEDULE_PRO' },
        { ...move, id: id(2), by: 'client', action: 'write', message: 'Is it in English?', alternatives: [] },
      ],
    }),
  );
  const activity = screen.getByRole('list', { name: 'Activity' }).textContent;
  expect(activity).toMatch(/Clara suggested other times.*Wed 25 Nov 10:00.*Thu 26 Nov 10:00/);
  expect(activity).toMatch(/Clara wrote.*Is it in English\?/);
  expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull();
});

test('earlier moves than the latest are shown when asked for, above them', async () => {
  const move = {
    from: 'READ',
    to: 'READ',
    by: 'client',
    action: 'write',
    startsAt: null,
  } as const;
  const written = (number: number) => ({
    ...move,
    id: id(number),
    alternatives: [],
    at: `2026-11-22T12:0${number}:00.000Z`,
    message: `Question ${number}`,
  });
  const requests = stubApi({
    'GET /api/job/negotiations/:id/moves': () => ({ items: [written(2), written(1)], nextCursor: null }),
  });
  const { user } = await show(page({ history: [written(3), written(4)], historyCursor: 'before-3' }));
  const asked = () => screen.getByRole('list', { name: 'Activity' }).textContent?.match(/Question \d/g);
  expect(asked()).toEqual(['Question 3', 'Question 4']);
  await user.click(screen.getByRole('button', { name: 'Show earlier' }));
  await expect.poll(asked).toEqual(['Question 1', 'Question 2', 'Question 3', 'Question 4']);
  expect(requests[0]?.query).toMatchObject({ cursor: 'before-3' });
  expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull();
});
