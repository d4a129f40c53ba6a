-- no transaction: once no release before this one runs, audit_entries_text isn't asked any more, nor are jobs_text, negotiations_text and reports_text by the audit log
create index concurrently audit_entries_plain_text on audit_entries using gin (plain_text(' ' || action || ' ' || coalesce(reason, '')) gin_trgm_ops)
