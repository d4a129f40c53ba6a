-- Who may sign up, for each role; which domains, where only some may; and since when invitations count.
alter table installation_settings
  add column sign_up_client text not null default 'OPEN' check (sign_up_client in ('OPEN', 'DOMAINS', 'INVITED', 'CLOSED')),
  add column sign_up_professional text not null default 'OPEN' check (sign_up_professional in ('OPEN', 'DOMAINS', 'INVITED', 'CLOSED')),
  add column sign_up_domains text[] not null default '{}',
  add column invitations_since timestamptz,
  add constraint domains_where_needed check (
    cardinality(sign_up_domains) > 0 or 'DOMAINS' not in (sign_up_client, sign_up_professional)
  );
