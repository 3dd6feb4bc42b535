/** A shop's branding as server, page and worker exchange it. */
import { isRecord } from "@/domain/is-record";
import { areBroughtLanguages, type BroughtLanguage } from "./brought-language";

/** A text by its language, English among them. */
export type TextByLanguage = Readonly<Record<string, string>>;

export interface Branding {
  /** Another one for anything else in it; empty where nothing differs from the build. */
  version: string;
  name: TextByLanguage;
  /** For the home screen. */
  shortName: TextByLanguage;
  description: TextByLanguage;
  /** Texts of the landing's first screen that are not the build's. */
  title: TextByLanguage | null;
  subTitle: TextByLanguage | null;
  tagLine: TextByLanguage | null;
  /** Empty where the theme is the build's. */
  styles: string;
  /** `sha256-…` of the styles, which lets them through the document's policy. */
  stylesHash: string;
  /** Ground of the browser's own bars. */
  themeColour: { light: string; dark: string };
  /** Where the icons are, e.g. `/icons/3f2a…/`; null where they are the build's. */
  icons: string | null;
  /** Languages of the page beside those of the build. Absent in what an older server told. */
  languages?: readonly BroughtLanguage[];
}

/** Address at which the server tells it. */
export const brandingPath = "/branding.json";

/** The name of the meta element by which a document says which branding it has. */
export const brandingMeta = "branding";

export const inLanguage = (text: TextByLanguage, language: string): string => text[language] ?? text.en ?? "";

const isText = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((text) => typeof text === "string");
const isTextOrNull = (value: unknown) => value === null || isText(value);

/** Whether a value that was read from the network or from storage is a branding. */
export function isBranding(value: unknown): value is Branding {
  if (!isRecord(value) || !isRecord(value.themeColour)) return false;
  const { themeColour, icons } = value;
  return (
    [value.version, value.styles, value.stylesHash, themeColour.light, themeColour.dark].every(
      (text) => typeof text === "string",
    ) &&
    /^(sha256-[A-Za-z0-9+/]{43}=)?$/.test(String(value.stylesHash)) &&
    !String(value.styles).includes("<") &&
    [value.name, value.shortName, value.description].every(isText) &&
    [value.title, value.subTitle, value.tagLine].every(isTextOrNull) &&
    (icons === null || (typeof icons === "string" && /^\/icons\/[0-9a-f]+\/$/.test(icons))) &&
    (value.languages === undefined || areBroughtLanguages(value.languages))
  );
}
