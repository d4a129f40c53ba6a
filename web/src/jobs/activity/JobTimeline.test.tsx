import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubApi } from '../../../test/api.ts';
import { id, job, offer } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { JobTimeline } from './JobTimeline.tsx';

const asked = (number: number) => ({
  id: id(number),
  at: `2026-11-22T12:0${number}:00.000Z`,
  by: 'client' as const,
  action: 'request_changes',
  from: 'DELIVERED' as const,
  to: 'ACTIVE' as const,
  message: `Change ${number}`,
});
const told = () =>
  screen.getByRole('list', { name: 'Activity' }).textContent?.match(/Change \d|offered \$[\d,]*\d/g);

test('the client reads of their own bank, and the professional of the client’s', async () => {
  const freeze = { ...asked(1), by: 'processor' as const, action: 'freeze', message: null };
  const frozen = job({ history: [freeze] });
  await show(<JobTimeline job={frozen} side="client" zone="UTC" offers={[]} />);
  expect(screen.getByText('Your bank disputed the payment, and the job is paused')).toBeTruthy();
  cleanup();
  await show(<JobTimeline job={frozen} side="professional" zone="UTC" offers={[]} />);
  expect(screen.getByText('The client’s bank disputed the payment, and the job is paused')).toBeTruthy();
});

test('what happened in an earlier year is dated with it', async () => {
  const earlier = { ...asked(1), at: '2025-11-22T12:01:00.000Z' };
  await show(
    <JobTimeline job={job({ history: [earlier, asked(2)] })} side="client" zone="UTC" offers={[]} />,
  );
  expect(screen.getByText('Sat 22 Nov 2025 12:01')).toBeTruthy();
  expect(screen.getByText('Sun 22 Nov 12:02')).toBeTruthy();
});

test('earlier moves come when they are asked for, and with them the offers of that time', async () => {
  stubApi({ 'GET /api/job/:id/moves': () => ({ items: [asked(2), asked(1)], nextCursor: null }) });
  const long = job({ history: [asked(3), asked(4)], historyCursor: 'before-3' });
  const early = offer({ at: '2026-11-22T12:01:30.000Z' });
  const { user } = await show(<JobTimeline job={long} side="client" zone="UTC" offers={[early]} />);
  expect(told()).toEqual(['Change 4', 'Change 3']);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await expect.poll(told).toEqual(['Change 4', 'Change 3', 'Change 2', 'offered $1,200', 'Change 1']);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});
