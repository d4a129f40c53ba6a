-- Totals of lists are counted up to a thousand, from indexes alone: reading the rows themselves takes ten times as long.
create index users_professionals on users (id) where role = 'PROFESSIONAL' and disabled_at is null;
create index profiles_finished on profiles (user_id) where initialised;
create index job_postings_open on job_postings (client_id) where status = 'OPEN';
-- And the shortest consultation of a professional, which their card and each of those who are free asks for.
create index services_shortest on services (professional_id, consultation_minutes, hour_set_id nulls first) where active and removed_at is null;
