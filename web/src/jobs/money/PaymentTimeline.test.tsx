import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Side } from '@parley/contract/sides.ts';
import { job, talkingJob } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { PaymentTimeline } from './PaymentTimeline.tsx';

const steps = () =>
  within(screen.getByRole('list', { name: 'Where the money is' }))
    .getAllByRole('listitem')
    .map((step) => step.querySelector('b')?.textContent);

test('an offer asks its client to pay, and tells the professional that payment is awaited', async () => {
  const unpaid = talkingJob();
  const { rerender } = await shown(unpaid, 'client');
  expect(steps()[0]).toBe('Now: Make payment to secure');
  await rerender('professional');
  expect(steps()[0]).toBe('Now: Awaiting payment');
});

test('a held payment is a completed step, and the work is next', async () => {
  await shown(job(), 'client');
  expect(steps().slice(0, 3)).toEqual([
    'Done: Paid $1,200.00',
    'Done: Held by Parley',
    'Now: Work delivered',
  ]);
});

test('a failed payment is a problem', async () => {
  await shown(job({ paymentStatus: 'FAILED', settlement: 'NONE' }), 'client');
  expect(steps()[0]).toBe('Problem: Problem with payment');
});

test('the next step of a payment has its date in the reader’s zone', async () => {
  const next = { at: '2026-12-05T11:30:00.000Z', text: 'Released to Ana' };
  await shown(job({ status: 'DELIVERED', money: { ...job().money, next } }), 'client');
  expect(screen.getByText(/Released to Ana/).textContent).toMatch(/5 Dec.*12:30/);
});

const holdUntil = '2027-02-18T13:00:00.000Z';

// As in docs/journeys.md: delivered work is released, what was never delivered goes back, and the rest is disputed.
test.each([
  ['was never delivered', {}, 'client', 'If the work isn’t delivered by then, it goes back to you.'],
  ['was never delivered', {}, 'professional', 'If the work isn’t delivered by then, it goes back to Clara.'],
  [
    'is delivered',
    { status: 'DELIVERED', wasDelivered: true },
    'client',
    'If it’s still held then, it’s released to Ana.',
  ],
  [
    'is delivered',
    { status: 'DELIVERED', wasDelivered: true },
    'professional',
    'If it’s still held then, it’s released to you.',
  ],
  [
    'went back for changes',
    { wasDelivered: true },
    'client',
    'If the changes aren’t delivered by then, a dispute opens automatically.',
  ],
  [
    'went back for changes',
    { wasDelivered: true },
    'professional',
    'If the changes aren’t delivered by then, a dispute opens automatically.',
  ],
  [
    'is about to be refunded',
    { status: 'DELIVERED', wasDelivered: true, lateRefundAt: '2027-02-19T13:00:00.000Z' },
    'client',
    'If it’s still held then, a dispute opens automatically.',
  ],
  ['is disputed', { status: 'DISPUTED' }, 'client', 'If a dispute is still open then, we decide it first.'],
] as const)(
  'the end of holding of work that %s says what happens then: %j, to the %s',
  async (_what, change, side, words) => {
    await shown(job({ holdUntil, ...change }), side);
    expect(screen.getByText(`We can hold this money until Thu 18 Feb 14:00. ${words}`)).toBeTruthy();
  },
);

test('while the client’s bank disputes the money, nothing is said of how long we could hold it', async () => {
  const dispute = {
    by: 'processor' as const,
    at: '2026-11-22T12:00:00.000Z',
    reason: null,
    refundAt: null,
    undecidedCents: 0,
  };
  await shown(job({ holdUntil, status: 'DISPUTED', dispute }), 'client');
  expect(screen.queryByText(/We can hold this money/)).toBeNull();
});

async function shown(given: ReturnType<typeof job>, side: Side) {
  const line = (of: typeof side) => (
    <PaymentTimeline job={given} side={of} zone="Europe/Berlin" layout="rail" />
  );
  await show(line(side));
  return {
    rerender: async (other: typeof side) => {
      document.body.replaceChildren();
      await show(line(other));
    },
  };
}
