import { expect, test } from 'vitest';
import { jobActions, jobButtons, mainAction } from './actions.ts';

const at = '2026-11-20T12:00:00.000Z';
const paid = {
  status: 'ACTIVE',
  extensionUsed: false,
  disputesLeft: { client: 2, professional: 2 },
  refundableAt: '2026-12-20T12:00:00.000Z',
  lateRefundAt: null,
  dispute: null,
} as const;
const talking = { ...paid, status: 'TALKING' } as const;
const delivered = { ...paid, status: 'DELIVERED' } as const;

test('while they talk both sides can end it, and the professional can give more time', () => {
  expect(jobActions(talking, 'client', at)).toEqual(['end']);
  expect(jobActions(talking, 'professional', at)).toEqual(['extend_hire_by', 'end']);
  expect(mainAction(talking, 'professional', at)).toBeNull();
});

test('paid work is delivered by the professional, who may also refund it', () => {
  expect(jobActions(paid, 'professional', at)).toEqual(['deliver', 'cancel', 'dispute']);
  expect(mainAction(paid, 'professional', at)).toBe('deliver');
});

test('a client can accept paid work early, but not as the primary action', () => {
  expect(jobActions(paid, 'client', at)).toEqual(['complete', 'dispute']);
  expect(mainAction(paid, 'client', at)).toBeNull();
});

test('delivered work is the client’s turn, with one extension', () => {
  expect(jobActions(delivered, 'client', at)).toEqual(['request_changes', 'extend', 'complete', 'dispute']);
  expect(mainAction(delivered, 'client', at)).toBe('complete');
  expect(jobActions({ ...delivered, extensionUsed: true }, 'client', at)).not.toContain('extend');
  expect(jobActions(delivered, 'professional', at)).toEqual(['cancel', 'dispute']);
});

test('a client can take a refund only once the work is long overdue', () => {
  expect(jobActions(paid, 'client', '2026-12-20T12:00:00.000Z')).toContain('take_refund');
  expect(jobActions(paid, 'professional', '2026-12-20T12:00:00.000Z')).not.toContain('take_refund');
});

test('until everything goes back the client can keep the job going, and objecting is the professional’s next step', () => {
  const now = '2026-12-20T13:00:00.000Z';
  const late = { ...paid, lateRefundAt: '2026-12-22T12:00:00.000Z' };
  expect(jobActions(late, 'client', now)).toEqual(['complete', 'withdraw_refund', 'dispute']);
  expect(mainAction(late, 'client', now)).toBeNull();
  expect(jobActions(late, 'professional', now)).toEqual(['deliver', 'cancel', 'dispute']);
  expect(mainAction(late, 'professional', now)).toBe('dispute');
  const sent = { ...late, status: 'DELIVERED', refundableAt: null } as const;
  expect(jobActions(sent, 'client', now)).toContain('withdraw_refund');
  expect(mainAction(sent, 'professional', now)).toBe('dispute');
  const usedUp = { ...late, disputesLeft: { client: 0, professional: 0 } };
  expect(jobActions(usedUp, 'professional', now)).toContain('dispute');
  expect(jobActions(usedUp, 'client', now)).not.toContain('dispute');
});

test('only the side that opened a dispute can withdraw it', () => {
  const dispute = { by: 'client', at, reason: 'Late.', refundAt: null, undecidedCents: 0 } as const;
  const disputed = { ...paid, status: 'DISPUTED', dispute } as const;
  expect(jobActions(disputed, 'client', at)).toEqual(['complete', 'withdraw_dispute']);
  expect(jobActions(disputed, 'professional', at)).toEqual(['cancel']);
});

test('a third dispute is refused, and its button says why', () => {
  const usedUp = { ...paid, disputesLeft: { client: 0, professional: 1 } };
  expect(jobButtons(usedUp, 'client', at)).toContainEqual({
    action: 'dispute',
    refusal: 'too_many_disputes',
  });
  expect(jobActions(usedUp, 'professional', at)).toContain('dispute');
});

test('an ended job has no actions', () => {
  for (const status of ['COMPLETED', 'CANCELLED', 'ENDED'] as const) {
    const over = { ...paid, status };
    expect([...jobActions(over, 'client', at), ...jobActions(over, 'professional', at)]).toEqual([]);
  }
});
