-- Lists and searches of admins cost the same however many rows there are.

-- What people are found by. The blank at the beginning lets a pattern ask for the beginning of a word.
create function person_text(display_name text, first_name text, last_name text, email text) returns text
  language sql immutable parallel safe
  return ' ' || display_name || ' ' || first_name || ' ' || last_name || ' ' || email;
-- Closed accounts have no name any more, and there are many of them.
create index users_text on users using gin (person_text(display_name, first_name, last_name, email) gin_trgm_ops)
  where closed_at is null;
create index users_text_closed on users using gin (person_text(display_name, first_name, last_name, email) gin_trgm_ops)
  where closed_at is not null;
create index jobs_text on jobs using gin ((' ' || title) gin_trgm_ops);
create index negotiations_text on negotiations using gin ((' ' || title) gin_trgm_ops);
create index reviews_text on reviews using gin ((' ' || text) gin_trgm_ops);
create index tickets_text on tickets using gin ((' ' || message) gin_trgm_ops);
create index reports_text on reports using gin ((' ' || title || ' ' || reason) gin_trgm_ops);
create index certificates_text on certificates using gin ((' ' || name || ' ' || issuer) gin_trgm_ops);
create index audit_entries_text on audit_entries using gin ((' ' || action || ' ' || coalesce(reason, '')) gin_trgm_ops);
create index reports_reporter on reports (reporter_id);
create index reports_reported on reports (reported_id);

-- The filters and orders of the lists. Open tickets, reports and certificates come first, the most urgent of them at the top.
create index users_role on users (role, created_at desc, id desc);
create index jobs_due on jobs ((coalesce(due_at, '9999-12-31T00:00:00.000Z'::timestamptz)), id);
create index jobs_amount on jobs ((coalesce(amount_cents, 0)) desc, id desc);
create index payments_status on payments (status, created_at desc, id desc);
create index payments_settlement on payments (settlement, created_at desc, id desc);
create index payments_amount on payments (amount_cents desc, id desc);
create index negotiations_status on negotiations (status, created_at desc, id desc);
create index reviews_hidden on reviews (created_at desc, id desc) where hidden_at is not null;
create index reviews_rating on reviews (rating, created_at desc, id desc);
create index reviews_lowest on reviews (rating, id);
create index tickets_newest on tickets (created_at desc, id desc);
create index tickets_urgent on tickets
  (((due_at at time zone 'UTC' + make_interval(years => case when status = 'RESOLVED' then 500 else 0 end)) at time zone 'UTC'), id);
create index reports_urgent on reports
  (((due_at at time zone 'UTC' + make_interval(years => case when status = 'OPEN' then 0 else 500 end)) at time zone 'UTC'), id);
create index certificates_urgent on certificates
  ((coalesce(due_at, ('9000-01-01'::timestamp - (created_at at time zone 'UTC' - '1970-01-01'::timestamp)) at time zone 'UTC')), id);
create index audit_entries_actor on audit_entries (actor_id, at desc, id desc);
create index audit_entries_type on audit_entries (subject_type, at desc, id desc);

-- What is due, for the sweeps.
create index sessions_expired on sessions (expires_at);
create index codes_expired on codes (expires_at);
create index throttles_reset on throttles (resets_at);
create index sign_ups_old on sign_ups (created_at);
create index payments_tell_pending on payments (tell_pending_at) where tell_pending_at is not null;
create index payments_give_up on payments (give_up_at) where give_up_at is not null;
create index job_postings_remind on job_postings (remind_at) where status = 'OPEN' and remind_at is not null;
create index users_disabled_lately on users (disabled_at desc) where disabled_at is not null;

-- For the planner to know how common words are.
analyze users, jobs, negotiations, reviews, tickets, reports, certificates, audit_entries;
