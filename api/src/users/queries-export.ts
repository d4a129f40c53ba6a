import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../platform/database/db.ts';

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

const ofParty =
  (table: string, column: string, whole: string, left: readonly string[] = []): Section =>
  (userId) =>
    sql`select ${without('x', left)} as row from ${sql.table(table)} x join ${sql.table(whole)} w on w.id = ${sql.ref(`x.${column}`)}
    where w.client_id = ${userId} or w.professional_id = ${userId}`;

/** A row as JSON without internal columns and secrets. */
const without = (alias: string, left: readonly string[]) =>
  sql`to_jsonb(${sql.ref(alias)}) - ${sql.val([...left])}::text[]`;

const PROCESSOR_IDS = ['intent_id', 'charge_id'];

/** The sections of a data export. */
const SECTIONS: Record<string, Section> = {
  account: mine('users', 'id', ['password_hash']),
  sessions: mine('sessions', 'user_id', ['token_hash', 'previous_hash']),
  webhooks: mine('webhooks', 'user_id', ['address', 'secret', 'old_secret']),
  webhookDeliveries: (userId) => sql`select to_jsonb(d) as row from webhook_deliveries d
    join webhooks w on w.id = d.webhook_id where w.user_id = ${userId}`,
  apiKeys: mine('api_keys', 'user_id', ['hash']),
  securityEvents: mine('security_events', 'user_id'),
  profile: mine('profiles', 'user_id', ['search']),
  categories: mine('profile_categories', 'user_id'),
  files: mine('files', 'owner_id', ['storage_key']),
  hours: mine('hours', 'professional_id'),
  hourRules: mine('hour_rules', 'professional_id'),
  hourSets: mine('hour_sets', 'professional_id'),
  hourDates: mine('hour_dates', 'professional_id'),
  busyCalendars: mine('busy_calendars', 'owner_id', ['secret', 'etag', 'last_modified']),
  busyTimes: mine('busy_times', 'owner_id'),
  services: mine('services', 'professional_id', ['search']),
  certificates: mine('certificates', 'professional_id'),
  samples: mine('samples', 'professional_id'),
  hello: mine('hellos', 'professional_id'),
  jobPostings: mine('job_postings', 'client_id', ['search']),
  favoriteServices: mine('favorite_services', 'user_id'),
  favoriteJobPostings: mine('favorite_job_postings', 'user_id'),
  savedSearches: mine('saved_searches', 'user_id', ['words']),
  recommendations: mine('recommendations', 'professional_id'),
  blockedPeople: mine('user_blocks', 'blocker_id'),
  talks: ofEither('negotiations', 'client_id', 'professional_id'),
  talkMoves: ofParty('negotiation_moves', 'negotiation_id', 'negotiations'),
  jobs: ofEither('jobs', 'client_id', 'professional_id'),
  offers: ofParty('offers', 'job_id', 'jobs'),
  resolutions: ofParty('resolutions', 'job_id', 'jobs'),
  jobMoves: ofParty('job_moves', 'job_id', 'jobs'),
  appointments: ofEither('appointments', 'client_id', 'professional_id'),
  appointmentMoves: ofParty('appointment_moves', 'appointment_id', 'appointments'),
  appointmentSeries: ofParty('appointment_series', 'job_id', 'jobs'),
  notes: ofParty('notes', 'appointment_id', 'appointments', ['state']),
  meetingPresence: mine('meeting_presence', 'user_id'),
  calendarFeed: mine('calendar_feeds', 'user_id', ['secret_hash']),
  messages: ofParty('messages', 'job_id', 'jobs'),
  // Their receipt shows the client's card.
  payments: (userId) => sql`select ${without('p', PROCESSOR_IDS)}
      - case when p.client_id = ${userId} then '' else 'receipt_url' end as row
    from payments p where p.client_id = ${userId} or p.professional_id = ${userId}`,
  processorCustomer: mine('processor_customers', 'user_id', ['processor_id']),
  billingDetails: mine('billing_details', 'user_id'),
  invoices: ofEither('invoices', 'client_id', 'professional_id'),
  payoutAccount: mine('payout_accounts', 'professional_id', ['processor_id']),
  payouts: mine('payouts', 'professional_id'),
  reviewsWritten: mine('reviews', 'author_id'),
  reviewsAboutMe: (userId) => sql`select to_jsonb(r) as row from reviews r
    where r.about_id = ${userId} and r.published_at is not null`,
  notifications: mine('notifications', 'user_id'),
  notificationSettings: mine('notification_settings', 'user_id'),
  quietHours: mine('quiet_hours', 'user_id'),
  pushSubscriptions: mine('push_subscriptions', 'user_id', ['endpoint', 'p256dh', 'auth']),
  mails: mine('mails', 'user_id', ['content']),
  reports: mine('reports', 'reporter_id', ['decided_by']),
  tickets: mine('tickets', 'author_id'),
  ticketReplies: (userId) => sql`select to_jsonb(r) as row from ticket_replies r
    join tickets t on t.id = r.ticket_id where t.author_id = ${userId} or r.author_id = ${userId}`,
};

/** One query; each section a list of rows. As rows, because a function takes a hundred arguments at most. */
export async function dataOf(db: Db, userId: string): Promise<Record<string, unknown>> {
  const parts = Object.entries(SECTIONS).map(
    ([name, rows]) =>
      sql`(${sql.lit(name)}, (select coalesce(jsonb_agg(part.row), '[]') from (${rows(userId)}) part))`,
  );
  const { rows } = await sql<{ everything: Record<string, unknown> }>`
    select json_object_agg(section.name, section.rows) as everything
    from (values ${sql.join(parts)}) section (name, rows)`.execute(db);
  return rows[0]?.everything ?? {};
}
