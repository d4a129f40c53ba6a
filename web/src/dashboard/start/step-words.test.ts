import { expect, test } from 'vitest';
import { minutesLeft, shownSteps } from './step-words.ts';

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
