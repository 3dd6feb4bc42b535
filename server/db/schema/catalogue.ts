/** Sort columns of items, and the dictionary of the search. */
import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { jsonb } from "./columns";
import { modules, type Translations } from "./places";

export const categories = pgTable("categories", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  slug: text("slug").notNull().unique(),
  name: text("name").notNull(),
  translations: jsonb("translations").$type<Translations>().notNull().default({}),
  image: text("image"),
  moduleId: integer("module_id")
    .notNull()
    .references(() => modules.id),
  parentId: integer("parent_id"),
  priority: integer("priority").notNull().default(0),
  featured: boolean("featured").notNull().default(false),
  active: boolean("active").notNull().default(true),
});

export const brands = pgTable("brands", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  slug: text("slug").notNull().unique(),
  name: text("name").notNull(),
  translations: jsonb("translations").$type<Translations>().notNull().default({}),
  image: text("image"),
  moduleId: integer("module_id")
    .notNull()
    .references(() => modules.id),
});

export const conditions = pgTable("conditions", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  slug: text("slug").notNull().unique(),
  name: text("name").notNull(),
  translations: jsonb("translations").$type<Translations>().notNull().default({}),
  image: text("image"),
  moduleId: integer("module_id")
    .notNull()
    .references(() => modules.id),
});

/** The dictionary of the search: the words of names, tags, active ingredients, descriptions and labels. */
export const searchWords = pgTable(
  "search_words",
  {
    moduleId: integer("module_id")
      .notNull()
      .references(() => modules.id),
    word: text("word").notNull(),
    /** `:` name, `=` tags and active ingredients, `~` description, `@` name of a store, `#b7` a label and its id. */
    field: text("field").notNull(),
    /** The word with its accents and hamzas, for a guess that a shopper reads. */
    spelling: text("spelling").notNull(),
    /** The stem that singular and plural share; computed by the database. */
    stem: text("stem").notNull().generatedAlwaysAs(sql`search_stem(word)`),
    /** The word without the Arabic article; the database computes it. */
    bare: text("bare").notNull().generatedAlwaysAs(sql`search_bare(word)`),
  },
  (table) => [primaryKey({ columns: [table.moduleId, table.word, table.field] })],
);

/** Synonyms of typed words and phrases. */
export const searchSynonyms = pgTable("search_synonyms", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  typed: text("typed").notNull(),
  meaning: text("meaning").notNull(),
  /** Stems of both; the database computes them. */
  typedKey: text("typed_key").notNull().default(""),
  meaningStems: jsonb("meaning_stems").$type<string[]>().notNull().default([]),
});
