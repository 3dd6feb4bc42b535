-- Since when a ticket does not come out; null: it did, or nobody has to look any more.
alter table print_jobs add column troubled_since timestamptz;
update print_jobs set troubled_since = updated_at
  where problem is not null and state in ('waiting', 'unsure', 'failed') and updated_at > now() - interval '7 days';
create index print_jobs_troubled on print_jobs (troubled_since) where troubled_since is not null;
