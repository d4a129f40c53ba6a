import type { Plan } from '@parley/contract/jobs/schemas.ts';
import { expect, test } from 'vitest';
import { id } from '../../../test/fixtures.ts';
import { nextToPay } from './next-to-pay.ts';

type Milestone = Plan['milestones'][number];

/** Milestones of these statuses, the first of which is looked at. */
function job(...statuses: Milestone['status'][]) {
  const [status = 'COMPLETED'] = statuses;
  const milestones = statuses.map((each, index): Milestone => {
    const number = index + 1;
    const shared = { estimatedDays: 9, paymentStatus: 'PAID', settlement: 'NONE', dueAt: null } as const;
    return { ...shared, jobId: id(number), number, title: 'A part', amountCents: 55_000, status: each };
  });
  return { status, isBlocked: false, plan: { id: id(1), number: 1, milestones } };
}
const numberOf = (...statuses: Milestone['status'][]) => nextToPay(job(...statuses))?.number ?? null;

test('the next is paid for once this one is accepted, and no other is worked on before it', () => {
  expect(numberOf('COMPLETED', 'TALKING', 'TALKING')).toBe(2);
  expect(numberOf('ACTIVE', 'TALKING')).toBeNull();
  expect(numberOf('COMPLETED', 'ACTIVE', 'TALKING')).toBeNull();
  expect(numberOf('COMPLETED', 'DELIVERED', 'TALKING')).toBe(3);
  expect(numberOf('COMPLETED', 'ENDED', 'TALKING')).toBe(3);
  expect(numberOf('COMPLETED', 'COMPLETED')).toBeNull();
});

test('one without a price waits for the professional, and work without milestones has none', () => {
  const { plan, ...rest } = job('COMPLETED', 'TALKING');
  const milestones = plan.milestones.map((each) => ({ ...each, amountCents: null }));
  expect(nextToPay({ ...rest, plan: { ...plan, milestones } })).toBeNull();
  expect(nextToPay({ ...rest, plan: null })).toBeNull();
  expect(nextToPay({ ...rest, plan, isBlocked: true })).toBeNull();
});
