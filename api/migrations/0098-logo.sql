-- The logo that takes the place of the product's mark; null for the product's own.
alter table installation_settings add column logo_file_id uuid references files (id);
