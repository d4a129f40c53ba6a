-- no transaction: users_disabled is the same index
drop index concurrently if exists users_gone
