-- Attendance is decided by who was in the room, for both sides alike.
alter table appointments
  drop constraint appointments_attendance_check,
  add constraint appointments_attendance_check
    check (attendance in ('HELD', 'CLIENT_ABSENT', 'PROFESSIONAL_ABSENT', 'NEITHER')),
  -- A meeting ends for good once both sides have ended it.
  add column client_ended_at timestamptz,
  add column professional_ended_at timestamptz;

-- Until now a consultation counted as held even though the client didn't come.
update appointments set attendance = 'CLIENT_ABSENT' where attendance = 'HELD' and client_checked_in_at is null
  and not exists (select from meeting_presence p where p.appointment_id = appointments.id and p.user_id = client_id);
