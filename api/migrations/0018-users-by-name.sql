-- Admins sort everybody by name.
create index users_by_name on users (lower(display_name), id);
