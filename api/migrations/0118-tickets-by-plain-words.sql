-- no transaction: once no release before this one runs, tickets_text isn't asked any more
create index concurrently tickets_plain_text on tickets using gin (plain_text(' ' || message) gin_trgm_ops)
