-- A key is claimed and answered in the transaction of its call. Its answer comes back byte for byte, so it is kept as text;
-- no status: the answer is not kept, the call is done afresh.
alter table idempotency_keys alter column reply type json using reply::json;
-- A reference would lock the account's row at the beginning of every write: two calls of one person that lock that row
-- themselves would wait for each other. Accounts are never removed; closing one removes its keys.
alter table idempotency_keys drop constraint idempotency_keys_user_id_fkey;
