import { screen, within } from '@testing-library/react';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { Resolution } from '@parley/contract/resolutions/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { expect, test, vi } from 'vitest';
import { stubApi } from '../../test/api.ts';
import { consultation, job, resolution } from '../../test/fixtures.ts';
import { show } from '../../test/render.tsx';
import { SettleButtons } from './SettleButtons.tsx';
import { SettleDialogs } from './SettleDialogs.tsx';
import { SettleSection } from './SettleSection.tsx';
import { useSettling } from './use-settling.ts';

const reload = vi.fn(() => Promise.resolve());

interface Scene {
  side: Side;
  of?: Job;
  resolutions?: Resolution[];
}
function Settle({ side, of = job(), resolutions = [] }: Scene) {
  const settling = useSettling();
  const shared = { job: of, side, zone: 'Europe/Berlin', settling };
  return (
    <>
      <SettleSection {...shared} resolutions={resolutions} />
      <SettleButtons job={of} settling={settling} />
      <SettleDialogs {...shared} reload={reload} />
    </>
  );
}
const settle = (scene: Scene) => show(<Settle {...scene} />);
const dialog = async () => within(await screen.findByRole('dialog'));
/** The amounts that are shown: [who, how much]. */
const facts = (where: Pick<typeof screen, 'getAllByRole'>) =>
  where.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

/** Ana suggests $360 of the $1,200 for herself. */
const theirs = resolution();

test('without a suggestion or a dispute, there are only the two things to suggest', async () => {
  await settle({ side: 'client' });
  expect(screen.queryByRole('heading')).toBeNull();
  expect(buttons()).toEqual(['Suggest a new date', 'Suggest a split']);
});

test.each(['TALKING', 'COMPLETED', 'CANCELLED'] as const)(
  'nothing can be suggested while a job is %s',
  async (status) => {
    await settle({ side: 'client', of: job({ status }), resolutions: [theirs] });
    expect(buttons()).toEqual([]);
  },
);

test('the other side’s suggestion says what each gets, and until when it can be answered', async () => {
  await settle({ side: 'client', resolutions: [theirs] });
  expect(
    screen.getByRole('heading', { name: 'Ana suggests $360 for Ana and $840 back to you' }),
  ).toBeTruthy();
  expect(facts(screen)).toEqual([
    ['Ana Rincón, before the fee', '$360.00'],
    ['Fee', '$36.00'],
    ['Ana Rincón receives', '$324.00'],
    ['You get back', '$840.00'],
  ]);
  expect(screen.getByText(/^Reply by .* Without a reply, nothing changes\.$/)).toBeTruthy();
});

test('accepting is confirmed with the sums and the consequence, and sends which suggestion was seen', async () => {
  const requests = stubApi({ 'POST /api/job/:id/resolutions/response': () => job({ status: 'COMPLETED' }) });
  const { user } = await settle({ side: 'client', resolutions: [theirs] });
  await user.click(screen.getByRole('button', { name: 'Settle the job' }));
  const open = await dialog();
  expect(open.getByText(/The job ends, and the money is sent\. This can’t be undone\./)).toBeTruthy();
  expect(facts(open).at(-1)).toEqual(['You get back', '$840.00']);
  await user.click(open.getByRole('button', { name: 'Settle the job' }));
  await expect.poll(() => requests[0]?.body).toEqual({ resolutionId: theirs.id, action: 'accept' });
  await expect.poll(() => reload.mock.calls.length).toBeGreaterThan(0);
});

test('settling says that consultations ahead are called off', async () => {
  const of = job({ appointments: [consultation()] });
  const { user } = await settle({ side: 'client', resolutions: [theirs], of });
  await user.click(screen.getByRole('button', { name: 'Settle the job' }));
  expect((await dialog()).getByText(/Upcoming consultations are called off\./)).toBeTruthy();
});

test('one’s own suggestion waits for the other side and can be withdrawn', async () => {
  const requests = stubApi({ 'POST /api/job/:id/resolutions/response': () => job() });
  const { user } = await settle({ side: 'professional', resolutions: [theirs] });
  expect(
    screen.getByRole('heading', { name: 'You suggest $360 for you and $840 back to Clara' }),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Settle the job' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Withdraw suggestion' }));
  await user.click((await dialog()).getByRole('button', { name: 'Withdraw suggestion' }));
  await expect.poll(() => requests[0]?.body).toEqual({ resolutionId: theirs.id, action: 'withdraw' });
});

test('a split shows what each side gets while it is typed, and never more than is held', async () => {
  const requests = stubApi({ 'POST /api/job/:id/resolutions': () => theirs });
  const { user } = await settle({ side: 'professional' });
  await user.click(screen.getByRole('button', { name: 'Suggest a split' }));
  const open = await dialog();
  const amount = open.getByRole('textbox', { name: /For you, before the fee/ });
  await user.type(amount, '1300');
  expect(open.getByText('Enter at most the $1,200 that’s held.')).toBeTruthy();
  expect(open.queryAllByRole('term')).toEqual([]);
  await user.clear(amount);
  await user.type(amount, '360');
  expect(facts(open)).toEqual([
    ['For you, before the fee', '$360.00'],
    ['Fee', '$36.00'],
    ['You receive', '$324.00'],
    ['Clara Brandt gets back', '$840.00'],
  ]);
  await user.click(open.getByRole('button', { name: 'Send to Clara' }));
  await expect.poll(() => requests[0]?.body).toEqual({ toProfessionalCents: 36_000 });
});

test('while the client’s bank disputes the payment nothing is offered that would be refused', async () => {
  const at = '2026-11-22T12:00:00.000Z';
  const dispute = { by: 'processor' as const, at, reason: null, refundAt: null, undecidedCents: 0 };
  const of = job({ status: 'DISPUTED', dispute });
  for (const side of ['client', 'professional'] as const) {
    const { unmount } = await settle({ side, of, resolutions: [theirs] });
    expect(buttons()).toEqual([]);
    expect(screen.queryByText(/You two can still agree/)).toBeNull();
    unmount();
  }
});

test('while an account is disabled nobody reads that the two can agree, and nothing new can be suggested', async () => {
  const at = '2026-11-22T12:00:00.000Z';
  const reason = 'An account was disabled.';
  const dispute = {
    by: 'admin' as const,
    at,
    reason,
    refundAt: '2027-01-21T12:00:00.000Z',
    undecidedCents: 0,
  };
  await settle({ side: 'client', of: job({ status: 'DISPUTED', dispute, hasDisabledSide: true }) });
  expect(buttons()).toEqual([]);
  expect(document.body.textContent).toContain(
    'Ana’s account is disabled, so you two can’t agree on anything right now. If nothing is settled or decided by',
  );
});

test('a new due date is sent as a day', async () => {
  const requests = stubApi({ 'POST /api/job/:id/resolutions': () => theirs });
  const { user } = await settle({ side: 'client' });
  await user.click(screen.getByRole('button', { name: 'Suggest a new date' }));
  const open = await dialog();
  await user.type(open.getByLabelText('New due date'), '2026-12-20');
  await user.type(open.getByRole('textbox', { name: /Message to Ana/ }), 'No hurry.');
  await user.click(open.getByRole('button', { name: 'Send to Ana' }));
  await expect
    .poll(() => requests[0]?.body)
    .toEqual({ dueOn: '2026-12-20', timeZone: 'Europe/Berlin', message: 'No hurry.' });
});

test.each([
  [0, /If nothing is settled or decided by .* goes back to you\./],
  [60_000, /half of the money is released and half is refunded\./],
])(
  'a dispute says from its first day what happens if nobody decides: %s cents for the professional',
  async (undecidedCents, outcome) => {
    const dispute = {
      by: 'client' as const,
      at: '2026-11-22T12:00:00.000Z',
      reason: 'Half is missing.',
      refundAt: '2027-01-21T12:00:00.000Z',
      undecidedCents,
    };
    await settle({ side: 'client', of: job({ status: 'DISPUTED', dispute }) });
    expect(document.body.textContent).toContain('You two can still agree, at any time and without Parley.');
    expect(document.body.textContent).toMatch(outcome);
  },
);
