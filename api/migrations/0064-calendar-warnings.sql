-- When the owner of a calendar that keeps failing was told; null again once it has been read.
alter table busy_calendars add column notified_at timestamptz;
