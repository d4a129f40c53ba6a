-- What admins have written in place of the built-in terms and privacy policy, in versions; null goes back to the built-in text,
-- which is version 0.
create table legal_texts (
  kind text not null check (kind in ('TERMS', 'PRIVACY')),
  version smallint not null check (version > 0),
  body text check (length(body) between 1 and 50000),
  since timestamptz not null,
  decided_by uuid not null references users (id),
  primary key (kind, version)
);
create trigger legal_texts_stay before update or delete on legal_texts for each row execute function refuse_change();

alter table installation_settings
  add column terms_version smallint not null default 0,
  add column privacy_version smallint not null default 0;

-- The versions of the day somebody signed up; whoever did so before this had the built-in texts. Null for admins.
alter table sign_ups
  add column accepted_terms smallint not null default 0,
  add column accepted_privacy smallint not null default 0;
alter table users
  add column accepted_terms smallint default 0,
  add column accepted_privacy smallint default 0;
alter table users
  alter column accepted_terms drop default,
  alter column accepted_privacy drop default;
