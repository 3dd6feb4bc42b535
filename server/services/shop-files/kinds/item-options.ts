/** Options of dishes and combinations of goods: rows that belong to an item and replace all that it had. */
import { optionsInKey } from "@/domain/combination-names";
import type { StoredChoice } from "../../../db/schema";
import { amountField, countField } from "../fields/number-fields";
import { barcodeField, choiceField, referenceField, skuField, textField } from "../fields/text-fields";
import { switchField } from "../fields/time-fields";
import { itemReferenceSql } from "./items";
import type { Kind } from "./kind";

/** SQL of the languages `l` that have a text: empty cells of a column that other items need say nothing of this one. */
const languagesWithTexts = (translations: string): string =>
  `lateral (select t.key as language from jsonb_each(${translations}) t where jsonb_strip_nulls(t.value) <> '{}') as l`;

/** SQL that joins rows of `item` with their items `i`, all at once: looked up row by row they take most of an import's time. */
const joinItems = (row: string): string =>
  `join stores s on s.slug = split_part(${row}.item, '/', 1)
     join items i on i.store_id = s.id and i.sku = substr(${row}.item, strpos(${row}.item, '/') + 1)`;

const withItemIds = (waiting: string): string =>
  `select w.*, i.id as item_id from ${waiting} w ${joinItems("w")}`;

/** SQL that says of each row of `made` whether its item is not there yet. */
const markedNew = (made: string): string =>
  `select m.*, not exists (select 1 from items i where i.sku = substr(m.item, strpos(m.item, '/') + 1)
     and i.store_id = (select id from stores where slug = split_part(m.item, '/', 1))) as is_new from ${made} m`;

/** SQL that writes a column of items that are there already as it was made. */
const writeMade = (made: string, column: string): string =>
  `update items t set ${column} = m.${column}, updated_at = now() from ${made} m ${joinItems("m")}
   where t.id = i.id and t.${column} is distinct from m.${column}`;

export const options: Kind = {
  name: "options",
  meaning:
    "What a dish can be had with, one row an option; rows of one group stand together. An item that is named here has these options and no others.",
  key: ["item", "group", "option"],
  fields: {
    item: referenceField("items", { required: true, meaning: "The item, as store/sku." }),
    group: textField({ required: true, translated: true, meaning: "What is chosen.", example: "Size" }),
    option: textField({ required: true, translated: true, meaning: "One of the answers.", example: "Large" }),
    price: amountField({ fallback: 0, meaning: "What it adds to the price.", example: "2.50" }),
    choose: choiceField(["one", "several"], {
      fallback: "one",
      meaning: "How many of the group may be chosen.",
    }),
    required: switchField({ meaning: "Whether something of the group has to be chosen." }),
    at_least: countField({
      min: 0,
      max: 100,
      fallback: 0,
      meaning: "Of several: how many at least.",
      example: "1",
    }),
    at_most: countField({
      min: 0,
      max: 100,
      fallback: 0,
      meaning: "Of several: how many at most.",
      example: "3",
    }),
  },
  parts: {
    make: (waiting) =>
      // Aggregates take the rows as they come out of a sorted selection: one that sorts its own costs three times as much. Text of
      // JSON is written into text of JSON, and read once.
      `with languages as materialized (select distinct jsonb_object_keys(translations) as language from ${waiting}),
       texts as materialized (
         select item, "group", language, bool_or(group_text is not null or option_text is not null) as is_spoken,
           json_build_object('name', coalesce((array_agg(group_text) filter (where group_text is not null))[1], "group"),
             'labels', json_agg(coalesce(option_text, option)))::text as text
         from (
           select o.item, o."group", o.option, l.language, o.translations -> l.language ->> 'group' as group_text,
             o.translations -> l.language ->> 'option' as option_text
           from ${waiting} o cross join languages l order by o.item, o."group", l.language, o.line) sorted
         group by item, "group", language),
       spoken as (select item, language from texts group by item, language having bool_or(is_spoken)),
       translated as (
         select item, "group", json_object_agg(language, text::json)::text as translations
         from texts join spoken using (item, language) group by item, "group"),
       groups as (
         select item, "group", min(line) as line, coalesce((array_agg(choose))[1], 'one') = 'several' as several,
           coalesce((array_agg(required))[1], false) as required, coalesce((array_agg(at_least))[1], 0) as at_least,
           coalesce((array_agg(at_most))[1], 0) as at_most,
           json_agg(json_build_object('label', option, 'price', coalesce(price, 0)))::text as answers
         from (select * from ${waiting} order by item, "group", line) sorted group by item, "group"),
       written as (
         select item, line, json_build_object('name', "group", 'type', case when several then 'multi' else 'single' end,
             'min', case when several then at_least else 0 end, 'max', case when several then at_most else 0 end,
             'required', required, 'values', answers::json)::text as text, translations
         from groups left join translated using (item, "group")),
       wanted as (
         select item, ('[' || string_agg(case when translations is null then text
             else left(text, -1) || ', "translations": ' || translations || '}' end, ',') || ']')::jsonb as option_groups
         from (select * from written order by item, line) sorted group by item)
       ${markedNew("wanted")}`,
    merge: (_, made) => [writeMade(made, "option_groups")],
    exported: `select ${itemReferenceSql("t.id")} as item, g.value ->> 'name' as "group", v.value ->> 'label' as option,
      (v.value ->> 'price')::bigint as price, case when g.value ->> 'type' = 'multi' then 'several' else 'one' end as choose,
      (g.value ->> 'required')::boolean as required, (g.value ->> 'min')::int as at_least, (g.value ->> 'max')::int as at_most,
      (select coalesce(jsonb_object_agg(l.key, jsonb_build_object('group', l.value ->> 'name',
          'option', l.value -> 'labels' ->> (v.place - 1)::int)), '{}')
        from jsonb_each(coalesce(g.value -> 'translations', '{}')) l) as translations
      from items t, jsonb_array_elements(t.option_groups) with ordinality as g (value, place),
        jsonb_array_elements(g.value -> 'values') with ordinality as v (value, place)
      order by t.id, g.place, v.place`,
  },
};

const choices = [1, 2, 3] as const;

/** SQL of the name of a combination ("Red-L"). */
const combinationOf = (row: string): string =>
  `concat_ws('-', ${choices.map((n) => `${row}.value_${n}`).join(", ")})`;

/** SQL of the combinations of waiting rows, with their places within their items. */
const combinations = (waiting: string): string =>
  `select w.item_id, ${combinationOf("w")} as type, w.price, w.stock, w.sku, w.barcode, w.line,
     row_number() over (partition by w.item_id order by w.line)::int - 1 as position from (${withItemIds(waiting)}) w`;

/** The entries of a combination's key ("Red-L") by the fields of a file, with their names in other languages. */
function entriesOf({ choices: stored, type }: Record<string, unknown>): Record<string, unknown> {
  const all = stored as StoredChoice[];
  const entries = optionsInKey(all, String(type));
  const fields: Record<string, unknown> = {};
  const translations: Record<string, Record<string, string>> = {};
  all.forEach((choice, index) => {
    const entry = entries[index] ?? null;
    fields[`choice_${index + 1}`] = choice.title;
    fields[`value_${index + 1}`] = entry;
    const place = choice.options.indexOf(entry ?? "");
    for (const language of Object.keys(choice.optionNames ?? {})) {
      const name = choice.optionNames?.[language]?.[place];
      translations[language] = {
        ...translations[language],
        ...(choice.titles?.[language] ? { [`choice_${index + 1}`]: choice.titles[language] } : {}),
        ...(name ? { [`value_${index + 1}`]: name } : {}),
      };
    }
  });
  return { ...fields, translations };
}

export const variations: Kind = {
  name: "variations",
  meaning:
    "Combinations in which goods are sold (red, large), one row a combination. An item that is named here has these and no others.",
  key: ["item", "value_1", "value_2", "value_3"],
  fields: {
    item: referenceField("items", { required: true, meaning: "The item, as store/sku." }),
    choice_1: textField({
      required: true,
      translated: true,
      max: 60,
      meaning: "What is chosen first.",
      example: "Colour",
    }),
    value_1: textField({
      required: true,
      translated: true,
      max: 60,
      meaning: "This combination's.",
      example: "Red",
    }),
    choice_2: textField({ translated: true, max: 60, meaning: "What is chosen second.", example: "Size" }),
    value_2: textField({ translated: true, max: 60, meaning: "This combination's.", example: "L" }),
    choice_3: textField({ translated: true, max: 60, meaning: "What is chosen third.", example: "Cut" }),
    value_3: textField({ translated: true, max: 60, meaning: "This combination's.", example: "Slim" }),
    price: amountField({ required: true, meaning: "Price of one.", example: "24.90" }),
    // The item's stock is their sum.
    stock: countField({ fallback: 0, max: 1_000_000, meaning: "Pieces.", example: "5" }),
    sku: skuField({ meaning: "The store's own number of the combination." }),
    barcode: barcodeField({ meaning: "Number under which it is sold everywhere." }),
  },
  parts: {
    make: (waiting) =>
      `with picked as materialized (
         select item, line, translations, c.n, c.title, c.entry from ${waiting},
           lateral (values ${choices.map((n) => `(${n}, choice_${n}, value_${n})`).join(", ")}) as c (n, title, entry)
         where c.title is not null and c.entry is not null),
       entries as materialized (
         select item, n, entry, min(line) as line, (array_agg(translations order by line))[1] as translations
         from picked group by item, n, entry),
       titles as (
         select item, n, (array_agg(title order by line))[1] as title, (array_agg(translations order by line))[1] as translations
         from picked group by item, n),
       languages as (select distinct item, l.language from entries, ${languagesWithTexts("translations")}),
       named as (
         select e.item, e.n, l.language,
           jsonb_agg(coalesce(e.translations -> l.language ->> ('value_' || e.n), e.entry) order by e.line) as names
         from entries e join languages l on l.item = e.item group by e.item, e.n, l.language),
       translated as (
         select t.item, t.n, jsonb_object_agg(m.language, m.names) as names,
           jsonb_object_agg(m.language, coalesce(t.translations -> m.language ->> ('choice_' || t.n), t.title)) as titles
         from titles t join named m on m.item = t.item and m.n = t.n group by t.item, t.n),
       lists as (select item, n, jsonb_agg(entry order by line) as entries from entries group by item, n),
       built as (
         select t.item, jsonb_agg(jsonb_build_object('name', 'choice_' || t.n, 'title', t.title, 'options', l.entries)
           || case when m.names is null then '{}' else jsonb_build_object('optionNames', m.names, 'titles', m.titles) end
           order by t.n) as choices
         from titles t join lists l on l.item = t.item and l.n = t.n
           left join translated m on m.item = t.item and m.n = t.n group by t.item),
       stocks as (select item, sum(coalesce(stock, 0))::integer as stock from ${waiting} group by item)
       ${markedNew("(select * from built join stocks using (item))")}`,
    merge: (waiting, made) => [
      writeMade(made, "choices"),
      `with wanted as materialized (${withItemIds(waiting)})
       delete from item_variations v using (select distinct item_id from wanted) named where v.item_id = named.item_id
       and not exists (select 1 from wanted w where w.item_id = v.item_id and ${combinationOf("w")} = v.type)`,
      `with wanted as (${combinations(waiting)})
       update item_variations v set price = w.price, stock = coalesce(w.stock, v.stock), sku = coalesce(w.sku, v.sku),
         barcode = coalesce(w.barcode, v.barcode), position = w.position
       from wanted w where v.item_id = w.item_id and v.type = w.type and (v.price, v.stock, v.sku, v.barcode, v.position)
         is distinct from (w.price, coalesce(w.stock, v.stock), coalesce(w.sku, v.sku), coalesce(w.barcode, v.barcode), w.position)`,
      `with wanted as (${combinations(waiting)})
       insert into item_variations (item_id, type, price, stock, sku, barcode, position)
       select item_id, type, price, coalesce(stock, 0), sku, barcode, position from wanted w
       where not exists (select 1 from item_variations v where v.item_id = w.item_id and v.type = w.type) order by w.line`,
    ],
    exported: `select ${itemReferenceSql("t.id")} as item, t.choices, v.type, v.price, v.stock, v.sku, v.barcode
      from items t join item_variations v on v.item_id = t.id order by t.id, v.position, v.id`,
    shape: (row) => ({ ...row, ...entriesOf(row) }),
  },
};
