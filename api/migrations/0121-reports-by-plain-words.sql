-- no transaction: once no release before this one runs, reports_text isn't asked any more but by the audit log
create index concurrently reports_plain_text on reports using gin (plain_text(' ' || title || ' ' || reason) gin_trgm_ops)
