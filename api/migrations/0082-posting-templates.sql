-- What a posting in a discipline may begin with: words that a client replaces. An admin writes them.
alter table disciplines
  add column posting_title text,
  add column posting_description text,
  add constraint disciplines_posting_template check ((posting_title is null) = (posting_description is null));
