-- What the words of a saved search meant when they were read: with other synonyms, categories and disciplines they are read anew.
alter table saved_searches add column read_with text not null default '';
create index saved_searches_read on saved_searches (read_with, id) where words is not null;
