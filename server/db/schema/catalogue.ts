/** What items are sorted by, and the dictionary of the search. */
import { boolean, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
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

/** The small dictionary that forgives typing mistakes: distinct words of the names of items, stores and categories. */
export const searchWords = pgTable(
  "search_words",
  {
    moduleId: integer("module_id")
      .notNull()
      .references(() => modules.id),
    word: text("word").notNull(),
  },
  (table) => [primaryKey({ columns: [table.moduleId, table.word] })],
);
