-- Whether somebody has an unread notification of this chat, as it is now and not when the calling statement began: it may
-- have waited for the chat while they read it.
create function is_still_notified(person uuid, page text) returns boolean language plpgsql volatile strict as $$
begin
  return exists (select from notifications where user_id = person and type = 'MESSAGE' and url = page and read_at is null);
end $$;
