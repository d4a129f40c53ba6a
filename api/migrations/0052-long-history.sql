-- Somebody's own copy of their notifications, and an account that is closed: read ones, too.
create index notifications_of on notifications (user_id, id);
