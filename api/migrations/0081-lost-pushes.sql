-- When the push service of a browser said that it takes no more pushes for a subscription. The row stays, because its
-- person pressed for pushes: the browser subscribes again as soon as it can.
alter table push_subscriptions add column lost_at timestamptz;
