-- Words of new items go into the dictionary once a statement: row by row they take two thirds of the time of a large import,
-- most of it for words that are in it already.

-- What is read by itself: an "x" between two numbers ("3 x 5") is no word, so such a text stays whole.
create function text_pieces(value text) returns text[]
  language sql immutable parallel safe
  return case when value ~* '(^|[^a-z])x([^a-z]|$)' then array[value] else string_to_array(value, ' ') end;

create function keep_words_of_new_items() returns trigger language plpgsql as $$
begin
  with texts as materialized (
    select added.module_id, concat_ws(' ', added.name, others.names) as names,
      concat_ws(' ', added.generic_names::text, added.tags::text, others.details) as details,
      concat_ws(' ', added.description, others.descriptions) as descriptions
    from added, lateral (
      select string_agg(t.value ->> 'name', ' ') as names,
        string_agg(concat_ws(' ', t.value ->> 'generic_names', t.value ->> 'tags'), ' ') as details,
        string_agg(t.value ->> 'description', ' ') as descriptions
      from jsonb_each(added.translations) as t) as others),
  pieces as materialized (
    select distinct module_id, ':' as field, unnest(text_pieces(names)) as piece from texts
    union all select distinct module_id, '=', unnest(text_pieces(details)) from texts
    union all select distinct module_id, '~', unnest(text_pieces(descriptions)) from texts)
  insert into search_words (module_id, word, field, spelling)
  select distinct on (pieces.module_id, w.word, pieces.field) pieces.module_id, w.word, pieces.field,
    case when pieces.field = '~' then w.word else w.spelling end
  from pieces, dictionary_words(pieces.piece) as w
  where not exists (
    select 1 from search_words s where s.module_id = pieces.module_id and s.word = w.word and s.field = pieces.field)
  order by pieces.module_id, w.word, pieces.field, w.spelling
  on conflict do nothing;
  return null;
end $$;

drop trigger items_words on items;
create trigger items_words after insert on items
  referencing new table as added for each statement execute function keep_words_of_new_items();

-- Who writes an item without another text adds no word.
create trigger items_changed_words
  after update of name, description, translations, generic_names, tags, module_id, active on items
  for each row when ((new.name, new.description, new.translations, new.generic_names, new.tags, new.module_id, new.active)
    is distinct from (old.name, old.description, old.translations, old.generic_names, old.tags, old.module_id, old.active))
  execute function keep_search_words();
