-- no transaction: once no release before this one runs, jobs_text isn't asked any more but by the audit log
create index concurrently jobs_plain_text on jobs using gin (plain_text(' ' || title) gin_trgm_ops)
