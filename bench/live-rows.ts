import type { Platform } from '@parley/api/src/platform/platform.ts';
import { signAccessToken } from '@parley/api/src/platform/security/access-token.ts';
import { sql } from 'kysely';

/** A signed-in user with a chat. */
export interface Chatter {
  userId: string;
  jobId: string;
  accessToken: string;
}

const id = (kind: number, number: number) =>
  `0190000${kind}-0000-7000-8000-${String(number).padStart(12, '0')}`;
const at = '2026-01-01T00:00:00.000Z';

/** Pairs of a client and a professional, each with a job, a chat and sessions; numbered from the first. */
export async function fillChatters({ db, keys }: Platform, pairs: number, first = 0): Promise<Chatter[]> {
  const chatters: Chatter[] = [];
  for (let pair = first; pair < first + pairs; pair += 1) {
    const [client, professional, job] = [id(3, 2 * pair), id(3, 2 * pair + 1), id(5, pair)];
    for (const [userId, role] of [
      [client, 'CLIENT'],
      [professional, 'PROFESSIONAL'],
    ] as const) {
      await sql`insert into users (id, email, first_name, last_name, display_name, role, time_zone, password_hash, created_at)
        values (${userId}, ${`${userId}@bench.test`}, 'One', 'Two', 'One Two', ${role}, 'UTC', 'none', ${at})`.execute(
        db,
      );
      await sql`insert into sessions (id, user_id, token_hash, rotated_at, device, ip, created_at, expires_at)
        values (${userId}, ${userId}, ${userId}, now(), 'bench', '127.0.0.1', now(), now() + interval '1 day')`.execute(
        db,
      );
    }
    await sql`insert into job_postings (id, client_id, title, description, discipline_id, category_id, experience, pricing,
        budget_min_cents, budget_max_cents, status, created_at, closes_at)
      select ${id(6, pair)}, ${client}, 'Work', 'Work', c.discipline_id, c.id, 12, 'FIXED', 100, 100, 'OPEN', ${at}, ${at}
      from categories c order by c.id limit 1`.execute(db);
    await sql`insert into negotiations (id, kind, posting_id, client_id, professional_id, title, message, amount_cents,
        starts_at, minutes, status, created_at, moved_at)
      values (${id(4, pair)}, 'PROPOSAL', ${id(6, pair)}, ${client}, ${professional}, 'Work', 'Work', 100, ${at}, 15, 'ACCEPTED', ${at}, ${at})`.execute(
      db,
    );
    await sql`insert into jobs (id, negotiation_id, client_id, professional_id, title, description, status, created_at)
      values (${job}, ${id(4, pair)}, ${client}, ${professional}, 'Work', 'Work', 'TALKING', ${at})`.execute(
      db,
    );
    await sql`insert into chats (job_id) values (${job})`.execute(db);
    for (const userId of [client, professional]) {
      const accessToken = await signAccessToken(keys.accessToken, { userId, sessionId: userId });
      chatters.push({ userId, jobId: job, accessToken });
    }
  }
  return chatters;
}

/** A posting needs a discipline and a category. */
export async function fillDiscipline({ db }: Platform): Promise<void> {
  await sql`insert into disciplines (id, name, position) values (${id(1, 1)}, 'Bench', 1)`.execute(db);
  await sql`insert into categories (id, discipline_id, name, position) values (${id(2, 1)}, ${id(1, 1)}, 'Bench', 1)`.execute(
    db,
  );
}
