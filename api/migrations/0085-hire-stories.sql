-- The latest good reviews of work, for the stories that everybody reads.
create index reviews_good on reviews (published_at desc, id desc)
  where published_at is not null and hidden_at is null and not consultation_only and rating >= 4;
