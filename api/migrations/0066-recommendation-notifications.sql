-- Recommendations are a kind of notification of their own; whoever chose for saved searches chose for both so far.
alter table notifications drop constraint notifications_type_check;
alter table notifications add constraint notifications_type_check check (type in ('PROPOSAL', 'INVITE', 'APPOINTMENT',
  'JOB', 'PAYMENT', 'MESSAGE', 'REVIEW', 'CERTIFICATE', 'SUPPORT', 'SECURITY', 'SEARCH', 'RECOMMENDATION'));
alter table notification_settings drop constraint notification_settings_type_check;
alter table notification_settings add constraint notification_settings_type_check check (type in ('PROPOSAL', 'INVITE',
  'APPOINTMENT', 'JOB', 'MESSAGE', 'REVIEW', 'CERTIFICATE', 'SUPPORT', 'SEARCH', 'RECOMMENDATION'));

insert into notification_settings (user_id, type, in_app, email, push)
  select user_id, 'RECOMMENDATION', in_app, email, push from notification_settings where type = 'SEARCH';
