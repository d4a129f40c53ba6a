import { expect, test } from 'vitest';
import { dueText } from './due.ts';

const now = '2026-11-20T12:00:00.000Z';
const zone = 'Europe/Berlin';

test('a deadline shows the time left and its date, with the hour when it is near', () => {
  const pay = { kind: 'hire_job', dueAt: '2026-11-22T12:00:00.000Z' } as const;
  expect(dueText(pay, zone, now)).toEqual({ left: '48 h left', until: 'until Sun 13:00' });
  const review = { kind: 'write_review', dueAt: '2026-11-29T12:00:00.000Z' } as const;
  expect(dueText(review, zone, now)).toEqual({ left: '9 days left', until: 'until Sun 29 Nov' });
});

test('a consultation says when it begins', () => {
  const negotiation = { kind: 'join_consultation', dueAt: '2026-11-20T12:12:00.000Z' } as const;
  expect(dueText(negotiation, zone, now)).toEqual({ left: 'in 12 min', until: '13:12' });
});

test('a deadline that has passed says since when', () => {
  const work = { kind: 'deliver_job', dueAt: '2026-11-18T12:00:00.000Z' } as const;
  expect(dueText(work, zone, now)).toEqual({ left: 'overdue', until: 'since Wed 18 Nov 13:00' });
});

test('an item without a deadline shows none', () => {
  expect(dueText({ kind: 'set_hours', dueAt: null }, zone, now).left).toBe('To do');
});
