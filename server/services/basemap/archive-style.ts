/** The style (MapLibre, version 8) of a map from an archive of Protomaps' basemap. */
import { language_script_pairs, layers, namedFlavor } from "@protomaps/basemaps";

type Layer = ReturnType<typeof layers>[number];

const sourceName = "map";
/** They are icons, or texts on one, and no icons are shipped. */
const iconLayers = new Set(["roads_oneway", "roads_shields"]);

/** A layer without icons: a name stands where its icon would. */
function withoutIcon(layer: Layer): Layer {
  if (layer.type !== "symbol" || !layer.layout?.["icon-image"]) return layer;
  const layout = Object.fromEntries(
    Object.entries(layer.layout).filter(([name]) => !name.startsWith("icon-")),
  );
  if (layer.id === "pois") {
    delete layout["text-offset"];
    delete layout["text-variable-anchor"];
  }
  return { ...layer, layout };
}

const known = language_script_pairs.map(({ lang }) => lang);
/** Languages whose names the basemap keeps under another code than readers ask for. */
const otherCodes: Readonly<Record<string, string>> = { zh: "zh-Hans", nb: "no", nn: "no" };

/**
 * The code under which the basemap has names: of two languages that it knows only by script or by an older code, and of a
 * region's. What it lacks is read in English, because it takes every other code for one without names.
 */
export function basemapLanguage(tag: string): string {
  const locale = new Intl.Locale(tag);
  const written = `${locale.language}-${locale.maximize().script}`;
  return (
    [tag, written, locale.language, otherCodes[locale.language]].find(
      (code) => code !== undefined && known.includes(code),
    ) ?? "en"
  );
}

interface StyledArchive {
  version: string;
  credit: string;
}

/**
 * Names are drawn with the fonts of the device, in every script that it has: a style without `glyphs` needs no files of
 * letters. The page makes an address of a protocol of its own out of the source's `url`.
 */
export function archiveStyle(
  { version, credit }: StyledArchive,
  theme: "light" | "dark",
  language: string,
): string {
  const drawn = layers(sourceName, namedFlavor(theme), { lang: basemapLanguage(language) })
    .filter(({ id }) => !iconLayers.has(id))
    .map(withoutIcon);
  return JSON.stringify({
    version: 8,
    metadata: { theme, language },
    sources: {
      [sourceName]: { type: "vector", url: `/basemap/map-${version}.pmtiles`, attribution: credit },
    },
    layers: drawn,
  });
}
