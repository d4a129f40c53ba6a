import { z } from 'zod';
import { reason } from '../../audit.ts';
import { date, id, instant, minutes, timeZone, visibleText } from '../../fields.ts';
import { MAX_NOTE, MAX_SERIES, MIN_SERIES } from '../../limits.ts';
import { withCount } from '../../numbers.ts';
import { SIDE_ROLES, SIDES } from '../../sides.ts';
import { RHYTHMS, SERIES_ANSWERS, SERIES_STATES } from './states.ts';

const SeriesDate = z.strictObject({
  on: date.describe('in the series’ time zone'),
  startsAt: instant.nullable().describe('null for one that is left out'),
});

const SeriesCallOff = z.strictObject({
  at: instant,
  by: z.enum(SIDES),
  byAdmin: z.boolean(),
  count: z.int(),
  message: z.string(),
});

/** Consultations of a job in a rhythm, all asked for and agreed on at once. */
export const Series = z.strictObject({
  id,
  by: z.enum(SIDES),
  at: instant,
  state: z.enum(SERIES_STATES),
  rhythm: z.enum(RHYTHMS),
  minutes: z.int(),
  timeZone: z.string().describe('in which each stays at the same time of day'),
  dates: z.array(SeriesDate).describe('as they were asked for; once accepted, each can be moved alone'),
  message: z.string().nullable(),
  expiresAt: instant.describe('until when it can be answered'),
  answeredAt: instant.nullable(),
  answer: z.string().nullable(),
  byAdmin: z.boolean().describe('asked for by an admin on behalf of that side'),
  answeredByAdmin: z.boolean().describe('answered, or withdrawn, by an admin on behalf of a side'),
  calledOff: z.array(SeriesCallOff).describe('each time several were called off at once, the earliest first'),
});
export type Series = z.infer<typeof Series>;

const MOST = withCount(/*i18n*/ 'At most {count} consultations.', MAX_SERIES);
const count = z
  .int({ error: /*i18n*/ 'Enter how many consultations.' })
  .min(MIN_SERIES, { error: withCount(/*i18n*/ 'At least {count} consultations.', MIN_SERIES) })
  .max(MAX_SERIES, { error: MOST });
const rhythm = z.enum(RHYTHMS, { error: /*i18n*/ 'Choose how often.' });
const END = {
  path: ['count'],
  error: /*i18n*/ 'End the series after a number of consultations or on a date.',
};
const hasOneEnd = ({ count: number, untilOn }: { count?: number; untilOn?: string }) =>
  (number === undefined) !== (untilOn === undefined);

const rule = {
  startsAt: instant.describe('the first one; its time of day in `timeZone` is that of all'),
  timeZone,
  rhythm: rhythm.describe('MONTHLY: the same weekday, such as the second Tuesday; a fifth is the last one'),
  untilOn: date.optional().describe('the last day, instead of a count'),
};

const question = z.strictObject({
  ...rule,
  minutes: z.coerce.number().pipe(minutes),
  count: z.coerce.number().pipe(count).optional(),
});

/** The question which dates a series would have. */
export const SeriesQuestion = question.refine(hasOneEnd, END);
export type SeriesQuestion = z.infer<typeof SeriesQuestion>;
/** The same, if one side asked for it. */
export const SeriesQuestionOnBehalf = question.extend({ as: z.enum(SIDE_ROLES) }).refine(hasOneEnd, END);
export type SeriesQuestionOnBehalf = z.infer<typeof SeriesQuestionOnBehalf>;

export const SeriesPreview = z.strictObject({
  dates: z.array(
    z.strictObject({
      on: date,
      startsAt: instant,
      refusal: z
        .string()
        .nullable()
        .describe('the code of why it can’t be booked then; it can be left out, or take another time'),
      others: z.array(instant).describe('where it can’t: times of that day that can be booked'),
    }),
  ),
});
export type SeriesPreview = z.infer<typeof SeriesPreview>;

const message = visibleText(1, MAX_NOTE).optional();
const asked = z.strictObject({
  ...rule,
  minutes,
  count: count.optional(),
  changes: z
    .array(SeriesDate)
    .max(MAX_SERIES)
    .default([])
    .describe('the dates that take another time, or are left out'),
  message,
});

/** A series to be agreed. */
export const NewSeries = asked.refine(hasOneEnd, END);
export type NewSeries = z.infer<typeof NewSeries>;

export const SeriesResponse = z.strictObject({
  seriesId: id,
  action: z.enum(SERIES_ANSWERS),
  fromId: id.optional().describe('with shorten: the first consultation to call off; by default the next one'),
  message: message.describe('required with shorten'),
});
export type SeriesResponse = z.infer<typeof SeriesResponse>;

const onBehalf = {
  as: z.enum(SIDE_ROLES),
  reason,
  message: message.describe('shown to both sides; the reason by default'),
};

/** What an admin does on behalf of one side: the same, with a reason. */
export const NewSeriesOnBehalf = asked.extend(onBehalf).refine(hasOneEnd, END);
export type NewSeriesOnBehalf = z.infer<typeof NewSeriesOnBehalf>;
export const SeriesResponseOnBehalf = SeriesResponse.extend(onBehalf);
export type SeriesResponseOnBehalf = z.infer<typeof SeriesResponseOnBehalf>;
