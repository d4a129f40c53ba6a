import type { CalendarProblem } from '@parley/contract/availability/busy-calendars.ts';

/** Carries nothing of a calendar: it may be logged. */
export class CalendarFault extends Error {
  readonly problem: CalendarProblem;
  readonly retryAfter = null;

  constructor(problem: CalendarProblem) {
    super(`A calendar could not be read: ${problem}.`);
    this.problem = problem;
  }
}
