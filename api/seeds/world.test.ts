import { expect, test } from 'vitest';
import { createDraft } from './draft.ts';
import { createWorld, type Size } from './world.ts';

/** Mondays and Sundays, nights, clock changes in both hemispheres, a leap day, a turn of the year. */
const MOMENTS = [
  '2026-03-08T09:59:59.000Z',
  '2026-03-29T00:30:00.000Z',
  '2026-05-16T03:14:00.000Z',
  '2026-07-05T22:45:00.000Z',
  '2026-10-03T16:00:00.000Z',
  '2026-10-25T00:50:00.000Z',
  '2026-12-31T23:59:00.000Z',
  '2027-01-04T08:00:00.000Z',
  '2028-02-29T12:00:01.000Z',
];

test.each(['full', 'small'] as const)('a %s world can begin at any moment', (size: Size) => {
  for (const moment of MOMENTS) {
    const draft = createDraft(new Date(moment), 'http://outside.test');
    createWorld(draft, size, 'a hash');
    const { negotiations, jobs, jobPostings, appointments, ledgerTransactions } = draft.rows;
    const deadlines = [
      ...negotiations.map(({ expiresAt }) => expiresAt),
      ...jobPostings.flatMap(({ closesAt, remindAt }) => [closesAt, remindAt]),
      ...jobs.flatMap((job) => [job.hireBy, job.releaseAt, job.remindAt, job.refundableAt, job.refundAt]),
    ].filter((at) => typeof at === 'string');
    expect(deadlines.length).toBeGreaterThan(20);
    expect(deadlines.filter((at) => at <= moment)).toEqual([]);
    expect(ledgerTransactions.filter(({ at }) => at > moment)).toEqual([]);
    expect(
      appointments.filter((one) => one.startsAt < moment && !one.startedAt && one.status === 'ACCEPTED'),
    ).toEqual([]);
  }
});

test('no professional talks to two people at once', () => {
  const draft = createDraft(new Date('2026-11-21T08:00:00.000Z'), 'http://outside.test');
  createWorld(draft, 'full', 'a hash');
  const byPro = Map.groupBy(draft.rows.appointments, ({ professionalId }) => professionalId);
  for (const theirs of byPro.values()) {
    const inOrder = theirs.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
    const meets = inOrder.filter(({ endsAt }, index) => endsAt > (inOrder[index + 1]?.startsAt ?? endsAt));
    expect(meets).toEqual([]);
  }
});
