-- Whether either of two people has blocked the other, as it is now and not when the calling statement began. Nobody can
-- block before its transaction ends: who blocks takes the same lock for themselves.
create function pair_lock(one uuid, other uuid) returns bigint language sql immutable strict parallel safe
  return hashtextextended(least(one, other)::text || ' ' || greatest(one, other)::text, 0);

create function are_blocked(one uuid, other uuid) returns boolean language plpgsql volatile strict as $$
begin
  perform pg_advisory_xact_lock_shared(pair_lock(one, other));
  return exists (
    select from user_blocks
    where (blocker_id = one and blocked_id = other) or (blocker_id = other and blocked_id = one));
end $$;

-- Asked for each message: whether its notification is unread. Also what is marked when its page was seen, mail-only ones included.
create index notifications_unread_of_page on notifications (user_id, url) where read_at is null;
