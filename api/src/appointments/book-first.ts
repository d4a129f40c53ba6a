import { bookTime } from '../availability/bookings/book-without-overlap.ts';
import { minutesAfter } from '../platform/clock.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Events } from '../platform/events.ts';
import { newId } from '../platform/database/id.ts';
import type { Platform } from '../platform/platform.ts';
import { agreedPrice } from './price/price.ts';
import { agreedDeadlines } from './deadlines.ts';
import { insertAppointment } from './queries.ts';

/** Books the agreed time as the job's first consultation; refusing a taken time rolls back the hire. */
export async function bookFirst(platform: Platform, trx: Trx, job: Events['job.agreed']): Promise<void> {
  const { jobId, clientId, professionalId, title, startsAt, minutes, consultationPriceCents } = job;
  const appointmentId = newId();
  const endsAt = minutesAfter(startsAt, minutes);
  const createdAt = platform.clock.instant();
  const between = { jobId, clientId, professionalId };
  await insertAppointment(trx, {
    id: appointmentId,
    ...between,
    startsAt,
    endsAt,
    status: 'ACCEPTED',
    createdAt,
    agreedAt: createdAt,
    isFirst: true,
    ...agreedDeadlines(createdAt, startsAt),
    ...agreedPrice(job, createdAt, startsAt),
  });
  await bookTime(platform, trx, { appointmentId, professionalId, startsAt, endsAt });
  const event = {
    appointmentId,
    ...between,
    title,
    startsAt,
    isOff: false,
    isWithSeries: false,
    priceCents: consultationPriceCents,
  };
  await platform.events.emit(platform, trx, 'appointment.booked', event);
}
