import { pgTable, text } from "drizzle-orm/pg-core";
import type { PartialTexts } from "../../locales";
import { instant, jsonb } from "./columns";

/** What the operator gave of a language. */
export interface BroughtTexts {
  /** Its name in itself. */
  name: string;
  direction: "ltr" | "rtl";
  /** Texts of mails, pushes and answers. */
  server: PartialTexts;
  /** Texts of the page, by namespace and key. Absent where the page is in no such language. */
  page?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Texts of the programs of the shop's own people, by program and key. Absent where none is in this language. */
  staff?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Languages that the shop brought. */
export const broughtLanguages = pgTable("languages", {
  code: text("code").primaryKey(),
  texts: jsonb("texts").$type<BroughtTexts>().notNull(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});
