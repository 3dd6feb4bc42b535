-- A search finds items by more than their names: active ingredients, tags, brand, condition, categories and, below all of
-- these, descriptions; in singular and plural, and in the spellings that people use for one another.

-- A text as the search compares it: lower case, without accents and vowel signs, signs as spaces, apostrophes left out,
-- Arabic letters that are written for one another made one.
-- (Bodies of one expression find what they call when they are made: an index is also written with another search path.)
create function search_text(value text) returns text
  language sql immutable parallel safe cost 100
  return translate(lower(unaccent('unaccent'::regdictionary, value)),
    E'\t\n\r\f\x0b\u00a0\u2009\u202f\u3000.,;:!?()[]{}"«»“”،؛؟/&+*%|_–—-' || 'أإآٱىةؤئگپڤ'
      || E'\'’\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0653\u0654\u0655\u0670\u0640',
    repeat(' ', 39) || 'اااايهويكبف');

-- The words of a text.
create function search_words_in(value text) returns text[]
  language sql immutable parallel safe cost 200
  return array_remove(string_to_array(search_text(value), ' '), '');

-- What singular and plural of a word have in common. English by the Snowball stemmer of the database, but past forms
-- stay: fried chicken is no fries. Arabic without article, feminine ending and regular plural, and with one letter for
-- sounds that are spelled in several ways.
create function search_stem(word text) returns text
  language sql immutable parallel safe cost 500
  return case
    when word ~ '^[a-z]{4,}$' and word !~ '(ed|ing)$'
      then coalesce((ts_lexize('pg_catalog.english_stem'::regdictionary, word))[1], word)
    when word ~ '^[\u0621-\u064a]+$' then translate(regexp_replace(
      regexp_replace(word, '^(?:[وف]?(?:ال|بال|كال)|لل)(?=...)', ''), '(?<=...)(?:ات|ه)$', ''), 'جقظذث', 'غغضدت')
    else word
  end;

-- The stems of a phrase.
create function search_stems(phrase text) returns text[]
  language sql immutable parallel safe
  return array(select search_stem(words.word) from unnest(search_words_in(phrase)) with ordinality as words (word, place)
    order by words.place);

-- What an item is found by, each with its module and zone: `1.6:burger` a word of its name, `1.6=vegan` of its tags and
-- active ingredients, `1.6#b7` its brand, `#o3` its condition, `#c12` its category and `#p4` the one above.
drop index items_terms;
drop function search_terms(integer, integer, text, jsonb);
create function search_terms(module_id integer, zone_id integer, name text, translations jsonb, generic_names jsonb,
  tags jsonb, brand_id integer, condition_id integer, category_id integer, parent_category_id integer) returns text[]
  language sql immutable parallel safe cost 2000
  return (
    select string_to_array(concat_ws(' ',
      place || '#c' || category_id, place || '#p' || parent_category_id, place || '#b' || brand_id,
      place || '#o' || condition_id,
      place || ':' || array_to_string(search_words_in(concat_ws(' ', name, texts.names)), ' ' || place || ':'),
      place || '=' || array_to_string(search_words_in(concat_ws(' ', generic_names::text, tags::text, texts.details)),
        ' ' || place || '=')), ' ')
    from (select module_id || '.' || zone_id as place) as placed,
      (select string_agg(entries.value ->> 'name', ' ') as names,
          string_agg(concat_ws(' ', entries.value ->> 'generic_names', entries.value ->> 'tags'), ' ') as details
        from jsonb_each(translations) as entries) as texts);

-- The same of its description: `1.6~creamy`.
create function description_terms(module_id integer, zone_id integer, description text, translations jsonb) returns text[]
  language sql immutable parallel safe cost 2000
  return (
    select string_to_array(place || array_to_string(search_words_in(concat_ws(' ', description, texts.others)), ' ' || place), ' ')
    from (select module_id || '.' || zone_id || '~' as place) as placed,
      (select string_agg(entries.value ->> 'description', ' ') as others from jsonb_each(translations) as entries) as texts);

-- The dictionary: every word with the field in which it stands, written as in the terms above. `spelling` is the word
-- with all its letters, for a guess that a shopper reads.
drop table search_words;
create table search_words (
  module_id integer not null references modules (id),
  word text not null,
  field text not null,
  spelling text not null,
  stem text not null generated always as (search_stem(word)) stored,
  primary key (module_id, word, field)
);
create index search_words_trigrams on search_words using gin (word gin_trgm_ops);
create index search_words_stem on search_words (stem);
create index search_words_field on search_words (field) where field like '#%';

-- The words of texts for the dictionary. A word is spelled as it is written, where the two can be told apart.
create function dictionary_words(value text) returns table (word text, spelling text)
  language plpgsql immutable parallel safe as $$
declare
  words text[] := string_to_array(search_text(value), ' ');
  spellings text[] := string_to_array(translate(lower(value),
    E'\t\n\r\f\x0b\u00a0\u2009\u202f\u3000.,;:!?()[]{}"«»“”،؛؟/&+*%|_–—-', repeat(' ', 39)), ' ');
begin
  if cardinality(words) <> cardinality(spellings) then spellings := words; end if;
  return query select distinct on (pairs.word) pairs.word, pairs.spelling
    from unnest(words, spellings) as pairs (word, spelling) where pairs.word <> '' order by pairs.word, pairs.spelling;
end $$;

-- All texts of one kind in a row's translations.
create function translated_texts(translations jsonb, field text) returns text
  language sql immutable parallel safe
  return (select string_agg(texts.value ->> field, ' ') from jsonb_each(translations) as texts);

create function item_words(item items) returns table (field text, word text, spelling text)
  language plpgsql stable as $$
begin
  return query
    select ':', w.word, w.spelling
      from dictionary_words(concat_ws(' ', item.name, translated_texts(item.translations, 'name'))) as w
    union all select '=', w.word, w.spelling
      from dictionary_words(concat_ws(' ', item.generic_names::text, item.tags::text,
        translated_texts(item.translations, 'generic_names'), translated_texts(item.translations, 'tags'))) as w
    union all select '~', w.word, w.word
      from dictionary_words(concat_ws(' ', item.description, translated_texts(item.translations, 'description'))) as w;
end $$;

-- A word of an item or a store is known from the moment it is used; a job deletes what is no longer used.
create or replace function keep_search_words() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'items' then
    insert into search_words (module_id, word, field, spelling)
    select new.module_id, w.word, w.field, w.spelling from item_words(new) as w order by w.word, w.field
    on conflict do nothing;
  else
    insert into search_words (module_id, word, field, spelling)
    select new.module_id, w.word, '@', w.spelling
    from dictionary_words(concat_ws(' ', new.name, translated_texts(new.translations, 'name'))) as w order by w.word
    on conflict do nothing;
  end if;
  return null;
end $$;

drop trigger items_words on items;
drop trigger categories_words on categories;
create trigger items_words
  after insert or update of name, description, translations, generic_names, tags, module_id, active on items
  for each row execute function keep_search_words();

-- Words of labels lead to the label itself, so that a renamed brand needs no item to be written again.
create function keep_label_words() returns trigger language plpgsql as $$
declare
  kinds text[] := string_to_array(tg_argv[0], ',');
begin
  if tg_op <> 'INSERT' then
    delete from search_words where field = any(array(select '#' || kind || old.id from unnest(kinds) as kind));
  end if;
  if tg_op <> 'DELETE' then
    insert into search_words (module_id, word, field, spelling)
    select new.module_id, w.word, '#' || kind || new.id, w.spelling
    from unnest(kinds) as kind,
      dictionary_words(concat_ws(' ', new.name, translated_texts(new.translations, 'name'))) as w
    where coalesce((to_jsonb(new) ->> 'active')::boolean, true) order by w.word, kind
    on conflict do nothing;
  end if;
  return null;
end $$;

create trigger categories_words after insert or delete or update of name, translations, module_id, active on categories
  for each row execute function keep_label_words('c,p');
create trigger brands_words after insert or delete or update of name, translations, module_id on brands
  for each row execute function keep_label_words('b');
create trigger conditions_words after insert or delete or update of name, translations, module_id on conditions
  for each row execute function keep_label_words('o');

-- Every word that is used now.
create view used_search_words as
  select i.module_id, w.word, w.field, w.spelling from items i cross join lateral item_words(i) as w where i.active
  union all select s.module_id, w.word, '@', w.spelling
    from stores s cross join lateral dictionary_words(concat_ws(' ', s.name, translated_texts(s.translations, 'name'))) as w
    where s.status
  union all select c.module_id, w.word, '#' || kind || c.id, w.spelling
    from categories c cross join unnest(array['c', 'p']) as kind
    cross join lateral dictionary_words(concat_ws(' ', c.name, translated_texts(c.translations, 'name'))) as w
    where c.active
  union all select b.module_id, w.word, '#b' || b.id, w.spelling
    from brands b cross join lateral dictionary_words(concat_ws(' ', b.name, translated_texts(b.translations, 'name'))) as w
  union all select o.module_id, w.word, '#o' || o.id, w.spelling
    from conditions o cross join lateral dictionary_words(concat_ws(' ', o.name, translated_texts(o.translations, 'name'))) as w;

insert into search_words (module_id, word, field, spelling)
select distinct on (module_id, word, field) module_id, word, field, spelling from used_search_words
on conflict do nothing;

-- What else a typed word or phrase means. The operator edits it with `npm run ops -- synonyms`.
create table search_synonyms (
  id integer generated by default as identity primary key,
  typed text not null,
  meaning text not null,
  typed_key text not null default '',
  meaning_stems jsonb not null default '[]',
  unique (typed, meaning)
);
create index search_synonyms_key on search_synonyms (typed_key);
create function keep_synonym_stems() returns trigger language plpgsql as $$
begin
  new.typed_key := array_to_string(search_stems(new.typed), ' ');
  new.meaning_stems := to_jsonb(search_stems(new.meaning));
  return new;
end $$;
create trigger search_synonyms_stems before insert or update on search_synonyms
  for each row execute function keep_synonym_stems();

-- Names of stores, looked up by whole words as those of items are.
create index stores_words on stores using gin (search_words_in(name || ' ' || coalesce(translated_texts(translations, 'name'), '')))
  where status;
drop index stores_search;
drop function search_words_of(text, jsonb);
drop function searchable(text, jsonb);

create index items_described on items using gin (description_terms(module_id, zone_id, description, translations))
  where active;
create index items_terms on items using gin (search_terms(module_id, zone_id, name, translations, generic_names, tags,
  brand_id, condition_id, category_id, parent_category_id)) where active;
analyze items;
analyze stores;
analyze search_words;
