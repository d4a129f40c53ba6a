/** How long before the time to hire is over both are reminded of it. */
export const REMIND_TO_HIRE_BEFORE_DAYS = 3;
