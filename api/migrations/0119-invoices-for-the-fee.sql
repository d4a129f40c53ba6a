-- no transaction
create index concurrently invoices_of_platform on invoices (issued_at desc, id desc) where issuer = 'PLATFORM'
