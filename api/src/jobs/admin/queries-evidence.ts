import { type Evidence, MAX_OTHER_DISPUTES } from '@parley/contract/jobs/evidence.ts';
import type { Side } from '@parley/contract/sides.ts';
import { sql } from 'kysely';
import { isoText } from '../../platform/database/iso-text.ts';
import { attendanceJson } from '../../users/card.ts';

const idOf = (job: string, side: Side) => sql.ref(`${job}.${side}Id`);

/** Each dispute in another job of the person, the latest first. */
const otherDisputes = (side: Side) => sql`(select json_build_object('count', count(*),
    'opened', count(*) filter (where d.by = ${sql.lit(side)}),
    'latest', coalesce(json_agg(json_build_object('jobId', d.id, 'title', d.title, 'at', ${isoText(sql`d.at`)},
      'by', d.by, 'status', d.status) order by d.nth) filter (where d.nth <= ${sql.lit(MAX_OTHER_DISPUTES)}), '[]'))
  from (select o.id, o.title, o.status, m.at, m.by, row_number() over (order by m.at desc, m.id desc) as nth
    from jobs o join job_moves m on m.job_id = o.id and m.action = 'dispute'
    where ${idOf('o', side)} = e.id and o.id <> j.id) d)`;

/** A later milestone is no further job. */
const completedJobs = (side: Side) => sql`(select count(*) from jobs o
  where ${idOf('o', side)} = e.id and o.status = 'COMPLETED' and coalesce(o.milestone, 1) = 1)`;

const chat = sql`coalesce(j.plan_id, j.id)`;

const sideEvidence = (
  side: Side,
) => sql`(select json_build_object('memberSince', ${isoText(sql`e.created_at`)},
    'completedJobs', ${completedJobs(side)}, 'attendance', ${attendanceJson('e')},
    'messages', (select count(*) from messages m where m.job_id = ${chat} and m.sender_id = e.id),
    'lastMessageAt', (select ${isoText(sql`max(m.created_at)`)} from messages m
      where m.job_id = ${chat} and m.sender_id = e.id),
    'otherDisputes', ${otherDisputes(side)})
  from users e where e.id = ${idOf('j', side)})`;

const stays = sql`(select coalesce(json_agg(json_build_object('appointmentId', a.id,
    'side', case when s.user_id = a.client_id then 'client' else 'professional' end,
    'from', ${isoText(sql`s.joined_at`)}, 'to', ${isoText(sql`s.left_at`)}) order by s.joined_at, s.id), '[]')
  from appointments a join meeting_presence s on s.appointment_id = a.id where a.job_id in (j.id, ${chat}))`;

/** SQL: what is known of both sides of the job under `j` while it is disputed; null otherwise. */
export const evidenceJson = sql<Evidence | null>`case when j.status = 'DISPUTED' then json_build_object(
  'client', ${sideEvidence('client')}, 'professional', ${sideEvidence('professional')}, 'stays', ${stays}) end`;
