import { FIRST_FEE } from '@parley/contract/payments/fee-terms.ts';
import { expect, test } from 'vitest';
import { actionLabels } from './action-labels.ts';

type LabelledJob = Parameters<typeof actionLabels>[1]['job'];
function heldJob(lateRefundAt: string | null = null): LabelledJob {
  return {
    lateRefundAt,
    money: {
      amountCents: 100_005,
      creditCents: 0,
      feeCents: 7_000,
      ...FIRST_FEE,
      netCents: 63_004,
      takenCents: 0,
      moves: [],
      next: null,
    },
  };
}

test('a confirmation names what is still held after a partial refund', () => {
  const job = heldJob();
  const about = (action: Parameters<typeof actionLabels>[0]) =>
    actionLabels(action, { job, side: 'client', name: 'Ana' }).about;
  expect(about('complete')).toContain('Of the $700.04 held by Parley, $630.04 goes to Ana');
  expect(about('cancel')).toContain('gets all $700.04 back');
  expect(about('take_refund')).toContain('You get all $700.04 back');
});

test('a refund of late work says that it takes 48 hours, and that the professional can object', () => {
  const asked = { job: heldJob(), side: 'client', name: 'Ana' } as const;
  const { label, about } = actionLabels('take_refund', asked);
  expect(label).toBe('Get $700.04 back in 48 hours');
  expect(about).toContain('unless Ana objects before then');
  const calledOff = 'When the money moves, upcoming consultations are called off.';
  expect(about).not.toContain(calledOff);
  expect(actionLabels('take_refund', { ...asked, hasAhead: true }).about).toContain(calledOff);
});

test.each(['complete', 'cancel'] as const)(
  '%s says that consultations ahead are called off, if any',
  (action) => {
    const asked = { job: heldJob(), side: 'client', name: 'Ana' } as const;
    const calledOff = 'Upcoming consultations are called off.';
    expect(actionLabels(action, asked).about).not.toContain(calledOff);
    expect(actionLabels(action, { ...asked, hasAhead: true }).about).toContain(calledOff);
    const paidAhead = 'You get the $25 back.';
    expect(actionLabels(action, { ...asked, hasAhead: true, paidAhead }).about).toContain(
      `${calledOff} ${paidAhead}`,
    );
  },
);

test('a professional objects to that refund; for the client the same step stays a question to Parley', () => {
  const job = heldJob('2026-12-22T12:00:00.000Z');
  const labels = actionLabels('dispute', { job, side: 'professional', name: 'Clara' });
  expect(labels).toMatchObject({
    label: 'Object to the refund',
    title: 'Object to the refund',
    needsMessage: true,
  });
  const calm = actionLabels('dispute', { job: heldJob(), side: 'professional', name: 'Clara' });
  for (const { label } of [actionLabels('dispute', { job, side: 'client', name: 'Ana' }), calm])
    expect(label).toBe('Ask Parley to decide');
});

test.each([
  ['client', 'Ana', 'it goes back to you'],
  ['professional', 'Clara', 'it goes back to Clara'],
] as const)('a %s reads to whom the money goes if nobody decides', (side, name, back) => {
  expect(actionLabels('dispute', { job: heldJob(), side, name }).about).toContain(back);
});

test('whoever goes on with late work reads that this takes back the refund', () => {
  const about = (at: string | null) =>
    actionLabels('request_changes', { job: heldJob(at), side: 'client', name: 'Ana' }).about;
  expect(about('2026-12-22T12:00:00.000Z')).toContain('takes back the refund');
  expect(about(null)).not.toContain('refund');
});
