/**
 * The shop's branding as it is now: derived from a few settings and the kinds of things that the shop has. What was derived is
 * kept by what it was derived from, so that a change counts with the next request, in every process.
 */

import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { type ModuleType, moduleTypes } from "@/contract";
import { brandColours, type ColourTable, UnusableColour } from "@/domain/branding/brand-colours";
import { brandStyles } from "@/domain/branding/brand-styles";
import type { Branding, TextByLanguage } from "@/domain/branding/branding";
import { colourRoles } from "@/domain/branding/colour-roles";
import { isRecord } from "@/domain/is-record";
import type { Language, Queryable, ServerContext } from "../../context";
import { schemaProblem } from "../../core/schema-problem";
import { fixedPlan } from "../../db/fixed-plan";
import { rowsOf } from "../../db/rows";
import { languages } from "../../locales";
import { pageLanguagesOfShop } from "../languages/page-texts";
import {
  type BrandingSetting,
  brandingDefault,
  brandingKey,
  brandingType,
  coloursOf,
} from "../settings/branding-setting";
import { configDefaults } from "../settings/config-defaults";
import { readSetting, settingInLanguage } from "../settings/settings";
import { shopWords } from "./shop-words";

/** Changes when icons are drawn in another way: their addresses never change otherwise. */
const drawing = 1;

export interface ShopBranding {
  branding: Branding;
  colours: ColourTable;
  /** Key of the picture; null where the icons are drawn from the mark. */
  icon: string | null;
  /** Kinds of things that the shop has. */
  kinds: readonly ModuleType[];
  /** The operator's own words about the shop. */
  description: TextByLanguage | null;
}

interface Row {
  stored: Record<string, unknown> | null;
  types: ModuleType[] | null;
}

const nameKey = "business_name";
const landingKey = "react_landing_page";

/** The hero's texts, whose setting also has pictures of the whole landing. */
const readRow = sql`${fixedPlan} select
  (select json_object_agg(key, value) from settings where key in (${sql.raw(`'${nameKey}', '${brandingKey}'`)})) as stored,
  (select json_build_object('header_title', value -> 'header_title', 'header_sub_title', value -> 'header_sub_title',
     'header_tag_line', value -> 'header_tag_line')
   from settings where key = ${sql.raw(`'${landingKey}'`)} and jsonb_typeof(value) = 'object') as landing,
  (select json_agg(distinct type order by type) from modules where active) as types`;

/** A stored setting in one language; parts that have another form are left out, like an unusable row of any other setting. */
export function settingIn(stored: unknown, language: Language): BrandingSetting {
  const shown = settingInLanguage(stored, language);
  if (!isRecord(shown)) return brandingDefault;
  const parts = Object.entries(shown).filter(
    ([key, value]) => schemaProblem({ [key]: value }, brandingType, brandingKey) === null,
  );
  return { ...brandingDefault, ...Object.fromEntries(parts) };
}

/** A text in every language; null where it is set in none. */
function textOf(value: unknown): TextByLanguage | null {
  const texts = languages.map((language): [Language, unknown] => [
    language,
    settingInLanguage(value, language),
  ]);
  return texts.every(([, text]) => typeof text === "string" && text.trim() !== "")
    ? (Object.fromEntries(texts) as TextByLanguage)
    : null;
}

const everywhere = (text: (language: Language) => string): TextByLanguage =>
  Object.fromEntries(languages.map((language) => [language, text(language)]));

const hashOf = (value: unknown) =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);

function safeColours(setting: BrandingSetting): ColourTable {
  try {
    return brandColours(coloursOf(setting)).table;
  } catch (error) {
    // Written by SQL: a shop that nobody can read is worse than one in the build's colours.
    if (error instanceof UnusableColour) return colourRoles;
    throw error;
  }
}

interface Source extends Row {
  landing: Record<string, unknown> | null;
  /** Version of the operator's picture. */
  pictureVersion: string | null;
}

function derive({ stored, types, landing, pictureVersion }: Source): ShopBranding {
  const own = settingIn(stored?.[brandingKey], "en");
  const colours = safeColours(own);
  const theme = brandStyles(colours, { font: own.font, headingFont: own.heading_font });
  const name = textOf(stored?.[nameKey]) ?? everywhere(() => configDefaults.business_name);
  const description = textOf(settingPart(stored, "description"));
  const shortNames = textOf(settingPart(stored, "short_name"));
  const kinds = types ?? [];
  const hasAll = moduleTypes.every((type) => kinds.includes(type));
  const hasOwnIcons = pictureVersion !== null || theme !== "";
  const look = {
    icon: pictureVersion,
    accent: colours.accent,
    highlight: colours.highlight,
    deep: colours.deep,
    canvas: colours.canvas,
  };
  const words = (key: "description" | "subTitle") =>
    everywhere((language) => shopWords(kinds, language)[key]);
  const brought = [...pageLanguagesOfShop().values()].map(({ row }) => row);
  // The critical CSS of the build knows its own languages alone.
  const shown = brought.map(({ languageCode }) => `html:not([lang="${languageCode}"]) .${languageCode}`);
  const styles = theme + (shown.length > 0 ? `${shown.join()}{display:none}` : "");
  const content: Omit<Branding, "version"> = {
    name,
    shortName: shortNames ?? name,
    description: description ?? words("description"),
    title: textOf(landing?.header_title),
    subTitle: textOf(landing?.header_sub_title) ?? (hasAll ? null : words("subTitle")),
    tagLine: textOf(landing?.header_tag_line),
    styles,
    stylesHash: styles && `sha256-${createHash("sha256").update(styles).digest("base64")}`,
    themeColour: colours.canvas,
    icons: hasOwnIcons ? `/icons/${hashOf([drawing, look])}/` : null,
    ...(brought.length > 0 && { languages: brought }),
  };
  const isBuilds =
    hasAll &&
    styles === "" &&
    content.icons === null &&
    [content.title, content.subTitle, content.tagLine, shortNames, description].every(
      (text) => text === null,
    ) &&
    Object.values(name).every((text) => text === configDefaults.business_name);
  return {
    branding: { version: isBuilds ? "" : hashOf(content), ...content },
    colours,
    icon: pictureVersion === null ? null : own.icon,
    kinds,
    description,
  };
}

function settingPart(stored: Row["stored"], part: string): unknown {
  const setting = stored?.[brandingKey];
  return isRecord(setting) ? setting[part] : undefined;
}

/** The colours alone: for what is written inside a transaction and shows no icon. */
export async function readBrandColours(database: Queryable): Promise<ColourTable> {
  return safeColours(settingIn(await readSetting(database, brandingKey), "en"));
}

/** Settings change rarely, and one process serves one shop. */
let kept: { source: string; branding: ShopBranding } | null = null;

export async function readBranding({
  database,
  pictures,
}: { database: Queryable } & Pick<ServerContext, "pictures">): Promise<ShopBranding> {
  const [row] = rowsOf<Omit<Source, "pictureVersion">>(await database.execute(readRow));
  const found = row ?? { stored: null, types: null, landing: null };
  const { icon } = settingIn(found.stored?.[brandingKey], "en");
  const pictureVersion = icon === null ? null : ((await pictures.find(icon))?.version ?? null);
  const texts = [...pageLanguagesOfShop().values()].map(({ row }) => row.file);
  const source = JSON.stringify({ ...found, pictureVersion, texts });
  if (kept?.source !== source) kept = { source, branding: derive({ ...found, pictureVersion }) };
  return kept.branding;
}
