-- Who is free at some time, of all: the other index says when somebody is.
create index free_times_during on free_times using gist (during);
