-- However often it is renewed, a session ends after 90 days.
update sessions set expires_at = created_at + interval '2160 hours' where expires_at > created_at + interval '2160 hours';
alter table sessions add constraint sessions_end check (expires_at <= created_at + interval '2160 hours');
