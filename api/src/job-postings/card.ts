import type { JobPostingCard } from '@parley/contract/job-postings/schemas.ts';
import { sql, type RawBuilder } from 'kysely';
import { attendanceJson, ratingJson } from '../users/card.ts';
import { isoText } from '../platform/database/iso-text.ts';
import { isEnabled } from '../platform/database/is-enabled.ts';

const EXCERPT = 200;

/** How many are hired for a posting; a cancelled job's place is open again. */
export const hiresFor = (postingId: RawBuilder<unknown>) =>
  sql<number>`(select count(*) from jobs h
    where h.posting_id = ${postingId} and h.hired_at is not null and h.cancelled_at is null)`;

/** The common columns of a posting, of `job_postings p` joined with its client as `users c`. */
export const postingColumns = sql<Omit<JobPostingCard, 'excerpt'>>`
  p.id, p.title, p.discipline_id, p.category_id, p.skills, p.experience, p.pricing, p.budget_min_cents,
  p.budget_max_cents, p.start_by, p.openings, p.status, p.created_at,
  ${hiresFor(sql`p.id`)} as hires,
  (select count(*) from negotiations n
    where n.posting_id = p.id and n.kind = 'PROPOSAL' and n.status <> 'WITHDRAWN'
      and ${isEnabled(sql`n.professional_id`)}) as proposal_count,
  json_build_object('id', c.id, 'displayName', c.display_name, 'avatarUrl', '/api/upload/file/' || c.avatar_file_id,
    'timeZone', c.time_zone, 'createdAt', ${isoText(sql`c.created_at`)},
    'postings', (select count(*) from job_postings o where o.client_id = c.id),
    'hires', (select count(*) from jobs j where j.client_id = c.id and j.hired_at is not null and j.cancelled_at is null),
    'rating', ${ratingJson('c')}, 'attendance', ${attendanceJson('c')}) as client`;

/** A posting card's columns; the excerpt ends at a word. */
export const postingCardColumns = sql<JobPostingCard>`${postingColumns},
  case when length(p.description) <= ${sql.lit(EXCERPT)} then p.description
    else regexp_replace(left(p.description, ${sql.lit(EXCERPT)}), '\\s+\\S*$', '') || '…' end as excerpt`;
