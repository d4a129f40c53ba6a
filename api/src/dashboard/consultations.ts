import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { CLOSES_AFTER_MINUTES } from '@parley/contract/appointments/states.ts';
import type { Need } from '@parley/contract/dashboard/schemas.ts';
import { consultationUrl } from '../notifications/news/urls.ts';
import { minutesAfter } from '../platform/clock.ts';
import { i18n } from '../platform/language/language.ts';
import type { Db } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import { agreedAppointments } from './queries.ts';

const UPCOMING = 10;
/** Enough to find a quiet place and test camera and microphone. */
const NEEDED_BEFORE_MINUTES = 30;

/** The upcoming consultations, and those about to start or running. */
export async function consultations(
  db: Db,
  actor: Actor,
  now: string,
): Promise<{ upcoming: Appointment[]; needs: Need[] }> {
  const after = minutesAfter(now, -CLOSES_AFTER_MINUTES);
  // Twice the limit: some are over, but their rooms are still open.
  const agreed = await agreedAppointments(db, actor.id, { after, limit: 2 * UPCOMING });
  const soon = minutesAfter(now, NEEDED_BEFORE_MINUTES);
  return {
    upcoming: agreed.filter(({ endsAt }) => endsAt > now).slice(0, UPCOMING),
    // The room of an unpaid one doesn't open; its client is asked to pay instead.
    needs: agreed
      .filter(({ startsAt, payBy }) => startsAt <= soon && payBy === null)
      .map((each) => needOf(each, actor)),
  };
}

function needOf({ id, jobId, title, startsAt, client, professional }: Appointment, actor: Actor): Need {
  const isClient = client.id === actor.id;
  return {
    kind: 'join_consultation',
    text: i18n.t('Consultation with {name}', { name: (isClient ? professional : client).displayName }),
    detail: title,
    action: i18n.t('Join consultation'),
    url: consultationUrl(jobId, id),
    talkAt: startsAt,
    dueAt: startsAt,
  };
}
