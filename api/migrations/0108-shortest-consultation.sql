-- The shortest consultation of a professional, asked for each card and each one that is counted, without reading all their services.
create index services_shortest on services (professional_id, consultation_minutes, hour_set_id nulls first) where active and removed_at is null;
