-- no transaction: once no release before this one runs, certificates_text isn't asked any more
create index concurrently certificates_plain_text on certificates using gin (plain_text(' ' || name || ' ' || issuer) gin_trgm_ops)
