-- Lists are searched by the indexes without accents of 0114 to 0124; these were still written with every row. A process
-- of the release before finds the same without them, only slower.
drop index users_text, jobs_text, negotiations_text, reviews_text, tickets_text, reports_text, certificates_text,
  audit_entries_text;
