import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import type { Need } from '@parley/contract/dashboard/schemas.ts';
import { whyNot } from '@parley/contract/appointments/rules.ts';
import { shortMoney } from '@parley/contract/money.ts';
import type { Side } from '@parley/contract/sides.ts';
import { consultationUrl, jobUrl } from '../../notifications/news/urls.ts';
import { i18n } from '../../platform/language/language.ts';
import type { Db } from '../../platform/database/db.ts';
import { appointmentsAwaiting } from '../queries.ts';
import { seriesAwaiting } from './queries-awaiting.ts';

const MAX_LISTED = 100;

/** Consultations that need a response, or a choice after a missed one. */
export async function appointmentNeeds(db: Db, userId: string, now: string): Promise<Need[]> {
  const [waiting, series] = await Promise.all([
    appointmentsAwaiting(db, userId, now, MAX_LISTED),
    seriesAwaiting(db, userId, now),
  ]);
  return [
    ...waiting.flatMap(({ appointment, isCutOff }) => needOf(appointment, { userId, isCutOff, now }) ?? []),
    ...series.map(seriesNeed),
  ];
}

function seriesNeed({ id, jobId, title, other, dates, expiresAt }: AwaitingSeries): Need {
  const starts = dates.flatMap(({ startsAt }) => startsAt ?? []).toSorted();
  return {
    kind: 'answer_series',
    text: i18n.t('{name} suggested {count} consultations', { name: other, count: starts.length }),
    detail: title,
    action: i18n.t('View dates'),
    url: `${jobUrl(jobId)}#series-${id}`,
    talkAt: starts[0] ?? null,
    dueAt: expiresAt,
  };
}

type AwaitingSeries = Awaited<ReturnType<typeof seriesAwaiting>>[number];

interface Reader {
  userId: string;
  /** Whether the two can arrange nothing new in its job. */
  isCutOff: boolean;
  now: string;
}

function needOf(appointment: Appointment, { userId, isCutOff, now }: Reader): Need | null {
  const { client, professional, jobId, id, title, turn, expiresAt } = appointment;
  const isClient = client.id === userId;
  const other = (isClient ? professional : client).displayName;
  if (turn === (isClient ? 'CLIENT' : 'PROFESSIONAL') && expiresAt !== null) {
    const answer = answerTo({ ...appointment, isCutOff }, isClient ? 'client' : 'professional', now);
    if (answer === null) return null;
    return {
      kind: 'answer_appointment',
      text: askedText(appointment, other),
      detail: title,
      action: i18n.t('View request'),
      url: `${jobUrl(jobId)}#consultation-${id}`,
      talkAt: appointment.proposedStartsAt ?? appointment.startsAt,
      dueAt: expiresAt,
      ...answer,
    };
  }
  return payNeed(appointment, { isClient, other, now }) ?? absenceNeed(appointment, { isClient, other, now });
}

/** What a side can answer to a request: accept it, or ask for another time; null where it can neither. */
function answerTo(
  appointment: Appointment & { isCutOff: boolean },
  side: Side,
  now: string,
): Partial<Need> | null {
  const { id, title, startsAt, proposedStartsAt, meeting, agreedAt } = appointment;
  const time = proposedStartsAt ?? startsAt;
  const state = { ...appointment, startedAt: meeting.startedAt };
  const refusal = whyNot(state, 'accept', side, now);
  if (refusal === null && time > now) {
    const keepsTime = agreedAt !== null && whyNot(state, 'reject', side, now) === null;
    return {
      acceptable: { subject: 'APPOINTMENT', id, times: [time], ...(keepsTime && { keepsTime: startsAt }) },
    };
  }
  const canAsk = whyNot(state, 'request', side, now) === null;
  if (refusal !== 'slot_taken') return canAsk ? {} : null;
  const gone = i18n.t('The suggested time is no longer available');
  return {
    detail: `${title} · ${gone}`,
    talkAt: null,
    ...(canAsk && { action: i18n.t('Suggest another time'), asksForTime: id }),
  };
}

interface Viewer {
  isClient: boolean;
  other: string;
  now: string;
}

function payNeed(
  { jobId, id, title, payBy, priceCents, startsAt }: Appointment,
  { isClient, other, now }: Viewer,
): Need | null {
  if (!isClient || payBy === null || payBy <= now) return null;
  return {
    kind: 'pay_consultation',
    text: i18n.t('Pay for your consultation with {name}', { name: other }),
    detail: title,
    action: i18n.t('Pay {price}', { price: shortMoney(priceCents) }),
    url: consultationUrl(jobId, id),
    talkAt: startsAt,
    dueAt: payBy,
  };
}

function askedText({ agreedAt, history }: Appointment, other: string): string {
  if (agreedAt !== null) return i18n.t('{name} asked to move your consultation', { name: other });
  if (history.at(-1)?.action === 'reject')
    return i18n.t('{name} can’t make the time you suggested', { name: other });
  return i18n.t('{name} suggested another consultation', { name: other });
}

function absenceNeed(
  { jobId, id, title, attendance, startsAt, refundUntil, newTimeUntil }: Appointment,
  { isClient, other, now }: Viewer,
): Need | null {
  const until = (isClient ? refundUntil : null) ?? newTimeUntil;
  if (until === null || until <= now) return null;
  const isNobody = attendance === 'NEITHER';
  return {
    kind: 'missed_consultation',
    text: isNobody
      ? i18n.t('Neither of you joined your consultation')
      : i18n.t('{name} missed your consultation', { name: other }),
    detail: title,
    action: isClient && refundUntil !== null ? i18n.t('Choose what happens') : i18n.t('Find a new time'),
    url: `${jobUrl(jobId)}#consultation-${id}`,
    talkAt: startsAt,
    dueAt: until,
  };
}
