-- What a client praises a professional for, from a closed list; in the words of contract/src/reviews/themes.ts.
alter table reviews add column themes text[] not null default '{}'
  check (cardinality(themes) <= 3
    and themes <@ array['CLEAR', 'ON_TIME', 'GOOD_VALUE', 'CAREFUL', 'PREPARED', 'QUICK_REPLIES', 'EASY']);
