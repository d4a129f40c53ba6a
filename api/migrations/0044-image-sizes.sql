-- Smaller copies of a picture, in WebP, for lists and avatars. Pictures from before have none.
create table image_sizes (
  file_id uuid not null references files (id) on delete cascade,
  -- pixels
  width integer not null check (width > 0),
  -- bytes
  size integer not null check (size > 0),
  storage_key text not null unique,
  primary key (file_id, width)
);
