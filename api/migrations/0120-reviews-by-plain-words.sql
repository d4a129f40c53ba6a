-- no transaction: once no release before this one runs, reviews_text isn't asked any more
create index concurrently reviews_plain_text on reviews using gin (plain_text(' ' || text) gin_trgm_ops)
