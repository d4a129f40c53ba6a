import { TALK_STATUSES } from '../negotiations/states.ts';

/** An appointment's status is in the words of the talk, and CANCELLED when its job ended before the start. */
export const APPOINTMENT_STATUSES = [...TALK_STATUSES, 'CANCELLED'] as const;
export const MEETING_STATES = ['EARLY', 'OPEN', 'LIVE', 'ENDED'] as const;
export type MeetingState = (typeof MEETING_STATES)[number];
/** The room opens 10 minutes before the start and closes 30 minutes after the planned end. */
export const OPENS_BEFORE_MINUTES = 10;
export const CLOSES_AFTER_MINUTES = 30;
