import { FIRST_FEE } from '@parley/contract/payments/fee-terms.ts';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { expect, test } from 'vitest';
import { consultation, pricedConsultation } from '../../../test/fixtures.ts';
import { callOffText, costOfCallingOff, endingText } from './call-off.ts';

const before = '2026-11-24T14:59:59.000Z';
const limit = '2026-11-24T15:00:00.000Z';
const reader = (side: Side, now: string) => ({ side, zone: 'Europe/Berlin', now });
const say = (side: Side, now: string, change: Partial<Appointment> = {}) =>
  callOffText(pricedConsultation(change), reader(side, now));

test('the client gets everything back until the limit, and nothing from then on', () => {
  expect(say('client', before)).toBe('You get all $40 back.');
  expect(costOfCallingOff(pricedConsultation(), reader('client', before))).toBe(0);
  expect(say('client', limit)).toBe(
    'Calling off was free until Tue 24 Nov 16:00. Now the $40 you paid goes to Ana.',
  );
  expect(costOfCallingOff(pricedConsultation(), reader('client', limit))).toBe(4_000);
});

test('when the professional calls off, everything goes back to the client at any time', () => {
  for (const now of [before, limit]) {
    expect(say('professional', now)).toBe('Clara gets all $40 back.');
    expect(costOfCallingOff(pricedConsultation(), reader('professional', now))).toBe(0);
  }
});

test('before it is paid nothing is owed, and a free one has no cost to name', () => {
  const unpaid = {
    payBy: limit,
    payment: {
      status: 'UNPAID',
      settlement: 'NONE',
      refundedCents: 0,
      frozenAt: null,
      paidAt: null,
      ...FIRST_FEE,
    },
  } as const;
  expect(say('client', limit, unpaid)).toBe('Nothing has been paid yet, and nothing is owed.');
  expect(callOffText(consultation(), reader('client', limit))).toBeNull();
});

test('ending the job says what becomes of a paid consultation that is ahead', () => {
  const ahead = [consultation(), pricedConsultation()];
  expect(endingText(ahead, reader('client', before))).toBe(
    'You get the $40 for the consultation on Wed 25 Nov 16:00 back.',
  );
  expect(endingText(ahead, reader('client', limit))).toBe(
    'It’s too late to call off the consultation on Wed 25 Nov 16:00 for free: the $40 you paid for it goes to Ana.',
  );
  expect(endingText(ahead, reader('professional', limit))).toBe(
    'Clara gets the $40 for the consultation on Wed 25 Nov 16:00 back.',
  );
});

test('one that is over, called off or has begun is not ahead', () => {
  const over = '2026-11-25T15:00:00.000Z';
  expect(endingText([pricedConsultation()], reader('client', over))).toBeNull();
  const begun = pricedConsultation({ meeting: { startedAt: before, endedAt: null } });
  expect(
    endingText([begun, pricedConsultation({ status: 'CANCELLED' })], reader('client', limit)),
  ).toBeNull();
});
