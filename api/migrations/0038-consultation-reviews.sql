-- Reviews of a paid consultation that no hire followed; they don't count in the averages of work.
alter table reviews add column consultation_only boolean not null default false;
update jobs set review_by = ended_at + interval '14 days' where status = 'ENDED' and review_by is null;
