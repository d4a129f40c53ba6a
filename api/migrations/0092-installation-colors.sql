-- All four are null for the product's own, or none is.
alter table installation_settings
  add column ink_light text check (ink_light ~ '^#[0-9a-f]{6}$'),
  add column ink_dark text check (ink_dark ~ '^#[0-9a-f]{6}$'),
  add column accent_light text check (accent_light ~ '^#[0-9a-f]{6}$'),
  add column accent_dark text check (accent_dark ~ '^#[0-9a-f]{6}$'),
  add constraint all_colors_or_none check (num_nulls(ink_light, ink_dark, accent_light, accent_dark) in (0, 4));
