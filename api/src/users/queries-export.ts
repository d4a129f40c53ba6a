import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../platform/db.ts';

type Section = (userId: string) => RawBuilder<unknown>;
const mine =
  (table: string, column: string, left: readonly string[] = []): Section =>
  (userId) =>
    sql`select ${without('x', left)} as row from ${sql.table(table)} x
    where ${sql.ref(`x.${column}`)} = ${userId}`;
const ofEither =
  (table: string, one: string, other: string): Section =>
  (userId) =>
    sql`select to_jsonb(x) as row from ${sql.table(table)} x
    where ${sql.ref(`x.${one}`)} = ${userId} or ${sql.ref(`x.${other}`)} = ${userId}`;

/** A row as JSON without what is of no use, or of use to thieves only. */
const without = (alias: string, left: readonly string[]) =>
  sql`to_jsonb(${sql.ref(alias)}) - ${sql.val([...left])}::text[]`;

/** Everything that is held on a person, by what it is. */
const SECTIONS: Record<string, Section> = {
  account: mine('users', 'id', ['password_hash']),
  sessions: mine('sessions', 'user_id', ['token_hash', 'previous_hash']),
  profile: mine('profiles', 'user_id', ['search']),
  categories: mine('profile_categories', 'user_id'),
  files: mine('files', 'owner_id', ['storage_key']),
  hours: mine('hours', 'professional_id'),
  hourRules: mine('hour_rules', 'professional_id'),
  hourDates: mine('hour_dates', 'professional_id'),
  services: mine('services', 'professional_id', ['search']),
  certificates: mine('certificates', 'professional_id'),
  jobPostings: mine('job_postings', 'client_id', ['search']),
  favoriteServices: mine('favorite_services', 'user_id'),
  favoriteJobPostings: mine('favorite_job_postings', 'user_id'),
  talks: ofEither('negotiations', 'client_id', 'professional_id'),
  jobs: ofEither('jobs', 'client_id', 'professional_id'),
  appointments: ofEither('appointments', 'client_id', 'professional_id'),
  appointmentMoves: (userId) => sql`select to_jsonb(m) as row from appointment_moves m
    join appointments a on a.id = m.appointment_id where a.client_id = ${userId} or a.professional_id = ${userId}`,
  meetingPresence: mine('meeting_presence', 'user_id'),
  calendarFeed: mine('calendar_feeds', 'user_id', ['secret_hash']),
  messages: (userId) => sql`select to_jsonb(m) as row from messages m join jobs j on j.id = m.job_id
    where j.client_id = ${userId} or j.professional_id = ${userId}`,
  payments: ofEither('payments', 'client_id', 'professional_id'),
  payouts: mine('payouts', 'professional_id'),
  reviewsWritten: mine('reviews', 'author_id'),
  reviewsAboutMe: (userId) => sql`select to_jsonb(r) as row from reviews r
    where r.about_id = ${userId} and r.published_at is not null`,
  notifications: mine('notifications', 'user_id'),
  notificationSettings: mine('notification_settings', 'user_id'),
  mails: mine('mails', 'user_id', ['content']),
  tickets: mine('tickets', 'author_id'),
};

/** All of it in one query, each part a list of rows. */
export async function everythingOn(db: Db, userId: string): Promise<Record<string, unknown>> {
  const parts = Object.entries(SECTIONS).map(
    ([name, rows]) =>
      sql`${sql.lit(name)}, (select coalesce(jsonb_agg(part.row), '[]') from (${rows(userId)}) part)`,
  );
  const { rows } = await sql<{ everything: Record<string, unknown> }>`
    select json_build_object(${sql.join(parts)}) as everything`.execute(db);
  return rows[0]?.everything ?? {};
}
