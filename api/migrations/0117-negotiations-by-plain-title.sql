-- no transaction: once no release before this one runs, negotiations_text isn't asked any more
create index concurrently negotiations_plain_text on negotiations using gin (plain_text(' ' || title) gin_trgm_ops)
