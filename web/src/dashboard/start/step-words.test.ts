import type { FirstStep } from '@parley/contract/dashboard/schemas.ts';
import { expect, test } from 'vitest';
import { type Begun, minutesLeft, shownSteps } from './step-words.ts';

const asked: FirstStep[] = [
  { step: 'say_what_you_need', isDone: true },
  { step: 'agree_on_time', isDone: false },
  { step: 'hire', isDone: false },
];
const agreed = asked.map((step) => ({ ...step, isDone: step.step !== 'hire' }));
const nothing: Begun = { posting: null, invitation: null, jobId: null };

test.each<[string, FirstStep[], Partial<Begun>, string[]]>([
  [
    'a client whose posting is answered reads the proposals',
    asked,
    { posting: { id: 'p', isAnswered: true } },
    ['/job-posting/proposals/p'],
  ],
  [
    'one whose posting waits invites to it',
    asked,
    { posting: { id: 'p', isAnswered: false } },
    ['/job-posting/p/invite'],
  ],
  [
    'one who invited somebody follows that, or looks further',
    asked,
    { invitation: '/job-invite/s?invite=i' },
    ['/job-invite/s?invite=i', '/services'],
  ],
  ['one whose posting is closed looks for somebody', asked, {}, ['/services']],
  ['one who has agreed on a time goes to the job to hire', agreed, { jobId: 'j' }, ['/job/j']],
  ['one whose job has ended looks for somebody else', agreed, {}, ['/services']],
])('%s', (_who, steps, begun, leadsTo) => {
  const step = shownSteps(steps, { ...nothing, ...begun }).find(({ state }) => state === 'current');
  expect(step?.actions.map(({ to }) => to)).toEqual(leadsTo);
});

test('one step is open at a time, the first that isn’t done, and only open steps take time', () => {
  const shown = shownSteps([
    { step: 'finish_profile', isDone: true },
    { step: 'set_hours', isDone: false },
    { step: 'set_up_payouts', isDone: true },
    { step: 'add_service', isDone: false },
  ]);
  expect(shown.map(({ state }) => state)).toEqual(['done', 'current', 'done', 'ahead']);
  expect(minutesLeft(shown)).toBe(2 + 5);
});
