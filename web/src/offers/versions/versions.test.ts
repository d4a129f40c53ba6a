import { expect, test } from 'vitest';
import { consultation, id, offer } from '../../../test/fixtures.ts';
import { haveMet, isPromised, promisedUntil, versionsOf } from './versions.ts';

const first = offer({ id: id(61), state: 'REPLACED', amountCents: 105_000 });
const ask = offer({ id: id(62), version: 2, by: 'client', state: 'ASKED', amountCents: 85_000 });
const second = offer({ id: id(63), version: 3, amountCents: 90_000 });

test('the standing offer comes first, compared with the professional’s version before it', () => {
  const answered = { ...ask, state: 'REPLACED' } as const;
  expect(versionsOf([second, answered, first])).toEqual({
    standing: second,
    before: first,
    ask: null,
    earlier: [answered, first],
  });
});

test('what the client asks for stands apart until it is answered', () => {
  const standing = { ...first, state: 'STANDING' } as const;
  expect(versionsOf([ask, standing])).toEqual({ standing, before: null, ask, earlier: [] });
  const declined = { ...ask, state: 'DECLINED' } as const;
  expect(versionsOf([declined, standing])).toMatchObject({ ask: null, earlier: [declined] });
});

test('the offer that was paid is the one that counts, also when a later one stood', () => {
  const taken = { ...first, state: 'TAKEN' } as const;
  const later = { ...second, state: 'REPLACED' } as const;
  expect(versionsOf([later, taken]).standing).toBe(taken);
});

test('a replaced price can be taken until its promise ends', () => {
  const promised = { ...first, payableUntil: '2026-11-28T15:30:00.000Z' };
  expect(isPromised(promised, '2026-11-28T15:29:59.000Z')).toBe(true);
  expect(isPromised(promised, '2026-11-28T15:30:00.000Z')).toBe(false);
  expect(isPromised(first, '2026-11-25T16:00:00.000Z')).toBe(false);
  expect(isPromised({ ...promised, state: 'STANDING' }, '2026-11-25T16:00:00.000Z')).toBe(false);
});

const held = consultation({
  meeting: { startedAt: '2026-11-25T15:01:00.000Z', endedAt: '2026-11-25T15:20:00.000Z' },
});
const now = '2026-11-25T16:00:00.000Z';

test('a price that stood when a consultation began is promised until 72 hours after its planned end', () => {
  expect(promisedUntil(second, [held], { hours: 72, now })).toBe('2026-11-28T15:30:00Z');
  const afterwards = { at: '2026-11-25T15:02:00.000Z' };
  expect(promisedUntil(afterwards, [held], { hours: 72, now })).toBeNull();
  expect(promisedUntil(second, [consultation()], { hours: 72, now })).toBeNull();
  expect(promisedUntil(second, [held], { hours: 72, now: '2026-11-28T15:30:00.000Z' })).toBeNull();
});

test('two have met once a consultation began and is over', () => {
  expect(haveMet([held], now)).toBe(true);
  const running = consultation({ meeting: { startedAt: '2026-11-25T15:01:00.000Z', endedAt: null } });
  expect(haveMet([running], '2026-11-25T15:10:00.000Z')).toBe(false);
  expect(haveMet([running], now)).toBe(true);
  expect(haveMet([consultation()], now)).toBe(false);
});
