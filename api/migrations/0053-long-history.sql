-- What has had its time is found without reading what hasn't.
create index sessions_expires on sessions (expires_at);
create index codes_expires on codes (expires_at);
create index throttles_resets on throttles (resets_at);
create index sign_ups_age on sign_ups (created_at);

-- Somebody's own copy of their notifications, and an account that is closed: read ones, too.
create index notifications_of on notifications (user_id, id);
