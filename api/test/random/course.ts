import { sql } from 'kysely';
import type { Random } from '../../seeds/random.ts';
import { daysAfter, hoursAfter, minutesAfter } from '../../src/platform/clock.ts';
import type { Db } from '../../src/platform/database/db.ts';

/** Where the clock goes next, one instant at a time. */
export interface Course {
  next(now: string): Promise<string>;
}

const SECOND = 1 / 60;
/** Deadlines further away are not jumped to while people still act. */
const WITHIN_DAYS = 21;

interface Coming {
  kind: string;
  at: string;
}

/** The next instant of every kind of deadline, within so many days. */
export async function comingDeadlines(db: Db, now: string, withinDays: number): Promise<Coming[]> {
  const { rows } = await sql<Coming>`
    select kind, min(at) as at from (
      select 'negotiation ' || k as kind, at from negotiations,
        lateral (values ('expires', expires_at), ('reminds', remind_at)) v(k, at)
      union all select 'consultation ' || k, at from appointments,
        lateral (values ('expires', expires_at), ('is decided', attend_at), ('refunds', refund_at), ('reminds', remind_at),
          ('can be contested', object_until), ('can be chosen about', choose_until), ('starts', starts_at), ('ends', ends_at),
          ('is paid', pay_by), ('can be called off', cancel_until), ('settles', settle_at),
          ('keeps its price', ends_at + interval '72 hours')) v(k, at)
        where status not in ('CANCELLED', 'DECLINED', 'WITHDRAWN', 'EXPIRED') or settle_at is not null
      union all select 'job ' || k, at from jobs,
        lateral (values ('ends', hire_by), ('is released', release_at), ('is disputed', dispute_at), ('is decided', refund_at),
          ('refunds late work', late_refund_at), ('is due', due_at), ('is refundable', refundable_at), ('reminds', remind_at), ('is reviewed', review_by)) v(k, at)
      union all select 'resolution ' || k, at from resolutions,
        lateral (values ('expires', expires_at), ('reminds', remind_at)) v(k, at) where state = 'OPEN'
      union all select 'series expires', expires_at from appointment_series where state = 'OPEN'
      union all select 'payment ' || k, at from payments,
        lateral (values ('is slow', tell_pending_at), ('is given up', give_up_at)) v(k, at)
      union all select 'page is asked about', ask_at from checkouts
      union all select 'posting ' || k, at from job_postings,
        lateral (values ('closes', closes_at), ('reminds', remind_at)) v(k, at) where status = 'OPEN'
    ) deadlines where at > ${now} and at <= ${daysAfter(now, withinDays)} group by kind order by kind`.execute(
    db,
  );
  return rows;
}

/** To the second before a deadline, to it, and to the second after it; into a consultation; or anywhere. */
export function openCourse(db: Db, random: Random): Course {
  let planned: string[] = [];

  async function plan(now: string): Promise<string[]> {
    const luck = random.next();
    if (luck < 0.15) return [minutesAfter(now, random.whole(0, 20))];
    if (luck > 0.92) return [daysAfter(now, random.whole(1, 8))];
    if (luck > 0.75) return [hoursAfter(now, random.whole(1, 30))];
    const coming = await comingDeadlines(db, now, WITHIN_DAYS);
    if (coming.length === 0) return [hoursAfter(now, 1)];
    const start = coming.find(({ kind }) => kind === 'consultation starts')?.at;
    const { at } = random.pick(coming);
    return luck < 0.5 && start ? meeting(start) : [minutesAfter(at, -SECOND), at, minutesAfter(at, SECOND)];
  }

  /** The room is open, they talk, the attendance is decided. */
  const meeting = (start: string) => [-9, 0, 2, 4, 15].map((minutes) => minutesAfter(start, minutes));

  return {
    async next(now) {
      planned = planned.filter((at) => at > now);
      if (planned.length === 0) planned = await plan(now);
      return planned.shift() ?? now;
    },
  };
}
