import { seriesDates, type SeriesRule } from '@parley/contract/appointments/series/dates.ts';
import { agreedDeadlines, requestExpiry } from '../../src/appointments/deadlines.ts';
import { minutesAfter } from '../../src/platform/clock.ts';
import type { Draft } from '../draft.ts';
import { unasked, unpriced, type HiredJob } from './jobs.ts';

interface AgreedSeries {
  rule: SeriesRule;
  minutes: number;
  message: string;
  at: string;
  acceptedAt: string;
}

/** A series that the client asked for and the professional accepted. */
export function agreeOnSeries(
  { rows, ids, agenda }: Draft,
  { job }: HiredJob,
  { rule, minutes, message, at, acceptedAt }: AgreedSeries,
): void {
  const seriesId = ids.at(at);
  const dates = seriesDates(rule);
  const { id: jobId, clientId, professionalId } = job;
  rows.appointmentSeries.push({
    id: seriesId,
    jobId,
    by: 'client',
    recipientId: professionalId,
    state: 'ACCEPTED',
    rhythm: rule.rhythm,
    minutes,
    timeZone: rule.timeZone,
    dates,
    message,
    createdAt: at,
    expiresAt: requestExpiry(at, { agreed: null, offered: rule.startsAt }),
    answeredAt: acceptedAt,
  });
  for (const { startsAt } of dates) {
    rows.appointments.push({
      id: ids.at(acceptedAt),
      jobId,
      clientId,
      professionalId,
      seriesId,
      startsAt,
      endsAt: minutesAfter(startsAt, minutes),
      status: 'ACCEPTED',
      clientCheckedInAt: null,
      professionalCheckedInAt: null,
      startedAt: null,
      endedAt: null,
      attendance: null,
      createdAt: acceptedAt,
      agreedAt: acceptedAt,
      isFirst: false,
      ...unasked,
      ...unpriced,
      ...agreedDeadlines(acceptedAt, startsAt),
      askedBy: 'CLIENT',
    });
    agenda.book(professionalId, startsAt, minutes);
  }
}
