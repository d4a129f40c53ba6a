-- What professionals show of their work: pictures, PDFs, and pages elsewhere. Of a service, or of the profile.
create table samples (
  id uuid primary key,
  professional_id uuid not null references users (id),
  service_id uuid references services (id),
  position smallint not null check (position between 0 and 11),
  title text not null check (length(title) between 1 and 80),
  about text not null check (length(about) <= 300),
  file_id uuid references files (id),
  alt text not null check (length(alt) <= 200),
  url text check (url like 'https://%' and length(url) <= 500),
  created_at timestamptz not null,
  check (num_nonnulls(file_id, url) = 1),
  unique nulls not distinct (professional_id, service_id, position)
);
create index samples_service on samples (service_id) where service_id is not null;
create index samples_file on samples (file_id) where file_id is not null;
