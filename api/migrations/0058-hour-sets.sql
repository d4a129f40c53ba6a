-- Hours under a name of their own, for some services: in their consultations they take the place of the usual weekly rules.
create table hour_sets (
  id uuid primary key,
  professional_id uuid not null references hours (professional_id),
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null
);
create index hour_sets_professional on hour_sets (professional_id, created_at);

-- null: the usual hours
alter table hour_rules
  add column set_id uuid references hour_sets (id) on delete cascade,
  drop constraint hour_rules_no_overlap,
  add constraint hour_rules_no_overlap exclude using gist (
    professional_id with =, (coalesce(set_id, professional_id)) with =, weekday with =,
    int4range(from_minute, to_minute) with &&);
create index hour_rules_set on hour_rules (set_id) where set_id is not null;

alter table free_times add column set_id uuid references hour_sets (id) on delete cascade;
create index free_times_set on free_times (set_id) where set_id is not null;

alter table services add column hour_set_id uuid references hour_sets (id) on delete set null;
create index services_hour_set on services (hour_set_id) where hour_set_id is not null;
