-- Two declined invites pause further ones to the same professional.
create index negotiations_declined on negotiations (client_id, professional_id, moved_at desc)
  where kind = 'INVITE' and status = 'DECLINED';
