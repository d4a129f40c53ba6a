import { CONSULTATION_UID } from '@parley/contract/availability/busy-calendars.ts';
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { i18n, productName } from '../../platform/language/language.ts';
import { addressIn } from '../../platform/mail/address-in.ts';

export interface CalendarConsultation {
  id: string;
  jobId: string;
  title: string;
  other: string;
  otherZone: string;
  startsAt: string;
  endsAt: string;
  sequence: number;
  isOff: boolean;
}

interface Calendar {
  /** PUBLISH for files and feeds; by mail REQUEST, and CANCEL for what is off. */
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  consultations: readonly CalendarConsultation[];
  publicUrl: string;
  /** The instant the calendar is written at. */
  now: string;
  /** The organizer: Parley's own address, as RFC 5546 requires one. */
  from: string;
  /** By email: the attendee. The other side's address stays private. */
  to?: string;
}

const REMINDED_BEFORE_SECONDS = 15 * 60;

/** The calendar file (.ics) as text (RFC 5545): times in UTC, so that every reader's calendar shows them on its own clock. */
export function calendarText({ method, consultations, publicUrl, now, from, to }: Calendar): string {
  const calendar = ical({
    name: method === 'PUBLISH' ? i18n.t('Parley consultations') : undefined,
    prodId: { company: 'Parley', product: 'Consultations', language: 'EN' },
    method: ICalCalendarMethod[method],
    ttl: method === 'PUBLISH' ? 60 * 60 : undefined,
  });
  for (const consultation of consultations) {
    const url = new URL(`/job/${consultation.jobId}/consultation/${consultation.id}`, publicUrl).href;
    const event = calendar.createEvent({
      id: uidOf(consultation.id),
      sequence: consultation.sequence,
      stamp: new Date(now),
      start: new Date(consultation.startsAt),
      end: new Date(consultation.endsAt),
      summary: plain(
        i18n.t('Consultation with {name}: {title}', { name: consultation.other, title: consultation.title }),
      ),
      description: i18n.t('The room opens 10 minutes before the start: {url}', { url }),
      location: url,
      url,
      status: consultation.isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
    if (!consultation.isOff) event.createAlarm({ trigger: REMINDED_BEFORE_SECONDS });
    event.organizer({ name: productName(), email: addressIn(from) });
    // Already accepted on Parley, so calendars don't ask again. What is only published has no attendees (RFC 5546).
    if (to !== undefined && method !== 'PUBLISH')
      event.createAttendee({ email: to, rsvp: false, status: ICalAttendeeStatus.ACCEPTED });
  }
  return calendar.toString();
}

/** Never changes, so that a rescheduled consultation updates its calendar entry. */
const uidOf = (id: string) => `${id}${CONSULTATION_UID}`;

/** One line without control characters, which escaping leaves in and some calendars choke on. */
const plain = (text: string) => text.replaceAll(/[\p{Cc}\u{2028}\u{2029}]+/gu, ' ');
