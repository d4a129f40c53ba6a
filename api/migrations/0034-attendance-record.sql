-- "Came to 23 of 24 consultations": kept, so that no card counts them anew.
alter table users
  add column consultations_attended integer not null default 0,
  add column consultations_counted integer not null default 0,
  add constraint users_attendance_check
    check (consultations_attended between 0 and consultations_counted);

update users u set consultations_attended = n.came, consultations_counted = n.counted
from (
  select who, count(*) filter (where attendance = 'HELD') as came, count(*) as counted
  from (
    select client_id as who, attendance from appointments
    where objected_at is null and attendance in ('HELD', 'CLIENT_ABSENT', 'NEITHER')
    union all
    select professional_id, attendance from appointments
    where objected_at is null and attendance in ('HELD', 'PROFESSIONAL_ABSENT', 'NEITHER')
  ) c
  group by who
) n
where u.id = n.who;
