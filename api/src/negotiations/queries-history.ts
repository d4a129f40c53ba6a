import type { ClientHistory } from '@parley/contract/negotiations/free-consultations.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../platform/database/db.ts';

/** So that concurrent invites and acceptances of one client are counted one after the other. */
export async function lockClientHistory(trx: Trx, clientId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`free consultations ${clientId}`}, 0))`.execute(
    trx,
  );
}

export async function clientHistory(
  db: Db,
  clientId: string,
  professionalId: string,
  now: string,
): Promise<ClientHistory> {
  const invited = sql`appointments a
    join jobs j on j.id = a.job_id
    join negotiations n on n.id = j.negotiation_id and n.kind = 'INVITE'`;
  const { rows } = await sql<ClientHistory>`
    select u.created_at as registered_at,
      (select count(*)::int from ${invited}
        where a.client_id = u.id and a.ends_at > ${now} and j.status = 'TALKING'
          and a.price_cents = 0 and exists (select from bookings b where b.appointment_id = a.id)) as ahead,
      (select max(a.starts_at) from ${invited}
        where a.client_id = u.id and a.professional_id = ${professionalId}
          and a.price_cents = 0 and a.agreed_at is not null and a.status <> 'CANCELLED'
          and coalesce(a.attendance, 'HELD') not in ('PROFESSIONAL_ABSENT', 'NEITHER')
          and not exists (select from jobs h
            where h.client_id = u.id and h.professional_id = ${professionalId} and h.hired_at > a.created_at)
      ) as met_at,
      array(select a.starts_at from appointments a
        where a.client_id = u.id and a.attendance in ('CLIENT_ABSENT', 'NEITHER') and a.objected_at is null
        order by a.ends_at desc limit 2) as missed_at,
      array(select n.moved_at from negotiations n
        where n.client_id = u.id and n.professional_id = ${professionalId}
          and n.kind = 'INVITE' and n.status = 'DECLINED'
        order by n.moved_at desc limit 2) as declined_at
    from users u where u.id = ${clientId}`.execute(db);
  const [history] = rows;
  if (!history) throw new Error(`there is no client ${clientId}`);
  return history;
}
