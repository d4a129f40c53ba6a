import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attendanceOf, type Presence } from './attendance.ts';

const START = '2026-11-24T16:15:00.000Z';
const at = (minutes: number) => new Date(Date.parse(START) + minutes * 60_000).toISOString();
const stay = (from: number, to: number | null): Presence => ({
  joinedAt: at(from),
  leftAt: to === null ? null : at(to),
});
type Stays = readonly (readonly [from: number, to: number | null])[];
const decide = (client: Stays, professional: Stays) =>
  attendanceOf(
    {
      client: client.map(([from, to]) => stay(from, to)),
      professional: professional.map(([from, to]) => stay(from, to)),
    },
    START,
  );

// Written by hand from the published table, in minutes from the start.
test.each<[string, Stays, Stays, string]>([
  ['both stay', [[-5, null]], [[1, null]], 'HELD'],
  ['both begin early and are done before the start', [[-9, -3]], [[-6, -4]], 'HELD'],
  ['they are together for exactly 2 minutes', [[0, 7]], [[5, 15]], 'HELD'],
  [
    'they are together for 2 minutes in parts',
    [
      [0, 1],
      [3, 4],
    ],
    [[-1, 15]],
    'HELD',
  ],
  ['they come one after the other', [[0, 4]], [[6, 15]], 'HELD'],
  ['nobody comes', [], [], 'NEITHER'],
  ['the client waits alone', [[-5, null]], [], 'PROFESSIONAL_ABSENT'],
  ['the professional waits alone', [], [[-5, null]], 'CLIENT_ABSENT'],
  ['the professional looks in for less than 2 minutes', [[0, null]], [[3, 4.9]], 'PROFESSIONAL_ABSENT'],
  [
    'the professional checks in early and leaves before the start',
    [[0, null]],
    [[-9, -1]],
    'PROFESSIONAL_ABSENT',
  ],
  ['the professional comes when it is decided', [[0, null]], [[15, null]], 'PROFESSIONAL_ABSENT'],
  ['the professional comes 13 minutes late', [[0, null]], [[13, null]], 'HELD'],
  [
    'the professional comes 13 minutes and a second late',
    [[0, null]],
    [[13 + 1 / 60, null]],
    'PROFESSIONAL_ABSENT',
  ],
  ['both leave before the start without having met', [[-9, -7]], [[-5, -2]], 'NEITHER'],
  ['both come after it was decided', [[16, null]], [[16, null]], 'NEITHER'],
  [
    'two tabs of one person make no longer stay',
    [
      [0, 1],
      [0, 1],
    ],
    [[0, 15]],
    'CLIENT_ABSENT',
  ],
])('%s', (_what, client, professional, attendance) => {
  expect(decide(client, professional)).toBe(attendance);
});

/** Seconds from the start; some stays are open. */
const stays = fc.array(
  fc
    .tuple(fc.integer({ min: -600, max: 1800 }), fc.option(fc.integer({ min: 0, max: 1200 }), { nil: null }))
    .map(([from, length]): readonly [number, number | null] => [
      from / 60,
      length === null ? null : (from + length) / 60,
    ]),
  { maxLength: 6 },
);

/** The same by counting seconds one by one. */
function counted(client: Stays, professional: Stays): string {
  const isThere = (side: Stays, second: number) =>
    side.some(
      ([from, to]) => Math.round(from * 60) <= second && (to === null || second < Math.round(to * 60)),
    );
  let [together, his, hers] = [0, 0, 0];
  for (let second = -600; second < 900; second += 1) {
    const [one, other] = [isThere(client, second), isThere(professional, second)];
    if (one && other) together += 1;
    if (one && second >= 0) his += 1;
    if (other && second >= 0) hers += 1;
  }
  if (together >= 120 || (his >= 120 && hers >= 120)) return 'HELD';
  if (his < 120 && hers < 120) return 'NEITHER';
  return his >= 120 ? 'PROFESSIONAL_ABSENT' : 'CLIENT_ABSENT';
}

test('it is what counting the seconds says, however people come and go', () => {
  fc.assert(
    fc.property(stays, stays, (client, professional) => {
      expect(decide(client, professional)).toBe(counted(client, professional));
    }),
  );
});

test('two who come and go thousands of times are counted as fast as others', () => {
  // Comparing each stay with each would take gigabytes.
  const manyFrom = (second: number) =>
    Array.from({ length: 5_000 }, (_, n) => [(second + n / 5) / 60, (second + n / 5 + 0.04) / 60] as const);
  expect(decide(manyFrom(-200), manyFrom(-200))).toBe('HELD');
  // Never together, and less than two minutes from the start on.
  expect(decide(manyFrom(-500), manyFrom(-499.9))).toBe('NEITHER');
});

const MIRROR: Record<string, string> = {
  CLIENT_ABSENT: 'PROFESSIONAL_ABSENT',
  PROFESSIONAL_ABSENT: 'CLIENT_ABSENT',
};

test('it is the same for both sides, in any order, and after it was decided nothing counts', () => {
  fc.assert(
    fc.property(stays, stays, (client, professional) => {
      const decided = decide(client, professional);
      expect(decide(professional, client)).toBe(MIRROR[decided] ?? decided);
      expect(decide(client.toReversed(), professional)).toBe(decided);
      expect(decide([...client, [15, null]], professional)).toBe(decided);
    }),
  );
});

test('who stays longer is never worse off', () => {
  const missed = (attendance: string) => ['CLIENT_ABSENT', 'NEITHER'].includes(attendance);
  fc.assert(
    fc.property(stays, stays, stays, (client, more, professional) => {
      if (!missed(decide(client, professional)))
        expect(missed(decide([...client, ...more], professional))).toBe(false);
    }),
  );
});
