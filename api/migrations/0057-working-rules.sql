-- What a professional asks of every booking besides their hours and their notice.
alter table hours
  add column buffer_before_minutes smallint not null default 0
    check (buffer_before_minutes between 0 and 120 and buffer_before_minutes % 5 = 0),
  add column buffer_after_minutes smallint not null default 0
    check (buffer_after_minutes between 0 and 120 and buffer_after_minutes % 5 = 0),
  add column max_per_day smallint check (max_per_day between 1 and 20),
  add column max_per_week smallint check (max_per_week between 1 and 100),
  add column booking_days smallint not null default 365 check (booking_days between 1 and 365),
  add column start_step_minutes smallint not null default 15 check (start_step_minutes in (15, 30, 60));

-- Starts are every so many minutes, on clocks that show so many minutes more than UTC (modulo the step).
alter table free_times
  add column step_minutes smallint not null default 15,
  add column phase_minutes smallint not null default 0;

-- Bookings made after an offer can fill the day of its time, or come too close to it; null: long ago.
alter table bookings add column booked_at timestamptz;
