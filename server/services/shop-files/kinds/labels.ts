/** Labels of items: categories, brands, conditions. */
import { countField } from "../fields/number-fields";
import { pictureField, referenceField, slugField, textField } from "../fields/text-fields";
import { switchField } from "../fields/time-fields";
import { idOf, type Kind, same } from "./kind";

export const categories: Kind = {
  name: "categories",
  meaning: "Categories of items, of one or two levels.",
  key: ["category"],
  fields: {
    category: slugField({ required: true, meaning: "Key of the category.", example: "bread" }),
    module: referenceField("modules", {
      required: true,
      meaning: "The module that it belongs to.",
      example: "food",
    }),
    name: textField({ required: true, translated: true, meaning: "Name.", example: "Bread" }),
    parent: referenceField("categories", {
      meaning: "The category above; empty for one of the first level.",
      example: "bakery",
    }),
    picture: pictureField({ meaning: "Picture." }),
    priority: countField({ fallback: 0, meaning: "Those with a higher number come first.", example: "10" }),
    featured: switchField({ meaning: "Whether homes show it." }),
    active: switchField({ fallback: true, meaning: "Whether shoppers see it." }),
  },
  rows: {
    table: "categories",
    match: "t.slug = r.category",
    keySql: "t.slug",
    prune: { set: "active = false" },
    follow: [
      {
        fields: ["parent"],
        statement: `update items i set parent_category_id = coalesce(t.parent_id, t.id) from categories t
          where i.category_id = t.id and t.slug in (select category from {rows})
            and i.parent_category_id is distinct from coalesce(t.parent_id, t.id)`,
      },
    ],
    // Parents may stand below their children in a file: they are found once all rows are there.
    afterwards: [
      {
        fields: ["parent"],
        set: "parent_id = (select p.id from categories p where p.slug = r.parent)",
        differs: "t.parent_id is distinct from (select p.id from categories p where p.slug = r.parent)",
      },
    ],
    columns: {
      slug: same("category"),
      name: same("name"),
      module_id: idOf("module", "modules"),
      image: same("picture"),
      priority: same("priority", "0"),
      featured: same("featured", "false"),
      active: same("active", "true"),
    },
    exported: `select t.slug as category, m.slug as module, t.name, p.slug as parent, t.image as picture, t.priority,
      t.featured, t.active, t.translations
      from categories t join modules m on m.id = t.module_id left join categories p on p.id = t.parent_id order by t.id`,
  },
};

const label = (name: "brands" | "conditions", field: string, meaning: string, example: string): Kind => ({
  name,
  meaning,
  key: [field],
  fields: {
    [field]: slugField({ required: true, meaning: "Key.", example: example.toLowerCase() }),
    module: referenceField("modules", {
      required: true,
      meaning: "The module that it belongs to.",
      example: "pharmacy",
    }),
    name: textField({ required: true, translated: true, meaning: "Name.", example }),
    picture: pictureField({ meaning: "Picture." }),
  },
  rows: {
    table: name,
    match: `t.slug = r.${field}`,
    keySql: "t.slug",
    prune: "keep",
    columns: {
      slug: same(field),
      name: same("name"),
      module_id: idOf("module", "modules"),
      image: same("picture"),
    },
    exported: `select t.slug as ${field}, m.slug as module, t.name, t.image as picture, t.translations
      from ${name} t join modules m on m.id = t.module_id order by t.id`,
  },
});

export const brands = label("brands", "brand", "Brands of items.", "Acme");
export const conditions = label("conditions", "condition", "What medicines are for.", "Headache");
