-- Items are looked for by whole words, each with the module and zone that sells it: an index of these answers at once how
-- many there are in one zone, where trigrams of names had to be read and compared for all zones.

-- The words of a name in all languages, lower case, without accents.
create function search_words_of(name text, translations jsonb) returns text[]
  language sql immutable parallel safe cost 500
  -- Not by a pattern, which takes ten times as long as the rest. Every sign of the first text becomes a space.
  return array_remove(string_to_array(translate(searchable(name, translations),
    E'\t\n\r\f\v\u00a0\u2009\u202f\u3000.,;:!?()"\'’،/&+-', repeat(' ', 40)), ' '), '');

-- The same with module and zone before each word: {1.6:cheese,1.6:burger}.
create function search_terms(module_id integer, zone_id integer, name text, translations jsonb) returns text[]
  language sql immutable parallel safe cost 1000
  return string_to_array(
    module_id || '.' || zone_id || ':'
      || array_to_string(search_words_of(name, translations), ' ' || module_id || '.' || zone_id || ':'), ' ');

create index items_terms on items using gin (search_terms(module_id, zone_id, name, translations)) where active;

-- What a zone has in all is counted from this index alone.
create index items_of_zone on items (module_id, zone_id, store_id) where active;

-- The dictionary knows every word that something is called by, from the moment it is; a job takes out what is no longer
-- used.
create function keep_search_words() returns trigger language plpgsql as $$
begin
  insert into search_words (module_id, word)
  select new.module_id, words.word
  from (select distinct unnest(search_words_of(new.name, new.translations)) as word order by word) as words
  on conflict do nothing;
  return null;
end $$;

create trigger items_words after insert or update of name, translations, module_id, active on items
  for each row execute function keep_search_words();
create trigger stores_words after insert or update of name, translations, module_id, status on stores
  for each row execute function keep_search_words();
create trigger categories_words after insert or update of name, translations, module_id, active on categories
  for each row execute function keep_search_words();

insert into search_words (module_id, word)
select distinct names.module_id, words.word
from (
  select module_id, name, translations from items
  union all select module_id, name, translations from stores
  union all select module_id, name, translations from categories
) as names, unnest(search_words_of(names.name, names.translations)) as words (word)
on conflict do nothing;

analyze items;
analyze search_words;
-- Last, because nobody can read items from here until all of this is done.
drop index items_search;
