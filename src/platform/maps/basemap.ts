/** The shop's own basemap: style, layers and labels as the server gives them under /basemap. */
import { absolute } from "./request-style";

/** A style whose sources name absolute addresses; otherwise as the server wrote it. */
export type BasemapStyle = Record<string, unknown> & { sources: Record<string, Record<string, unknown>> };

export interface BasemapLabel {
  class: string;
  name: string;
  lat: number;
  lng: number;
  minZoom: number;
}

const archiveProtocol = "pmtiles://";

async function readJson(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`The map answered ${response.status}.`);
  return response.json();
}

/** A source with absolute addresses; that of an archive is one of the protocol that reads it. */
function readableSource(source: Record<string, unknown>): Record<string, unknown> {
  if (typeof source.data === "string") return { ...source, data: absolute(source.data) };
  if (typeof source.url === "string") return { ...source, url: `${archiveProtocol}${absolute(source.url)}` };
  return source;
}

/** The style in an answer of the server. Rejects when there is none in it. */
export async function readStyle(response: Response): Promise<BasemapStyle> {
  const style = (await readJson(response)) as BasemapStyle;
  const sources = Object.entries(style.sources).map(([name, source]) => [name, readableSource(source)]);
  return { ...style, sources: Object.fromEntries(sources) };
}

/** Whether tiles come out of an archive. */
export const readsArchive = ({ sources }: BasemapStyle): boolean =>
  Object.values(sources).some(({ url }) => typeof url === "string" && url.startsWith(archiveProtocol));

/** The owners of the map's data, as its sources name them. */
export const creditsOf = ({ sources }: BasemapStyle): string[] =>
  Object.values(sources).flatMap(({ attribution }) => (typeof attribution === "string" ? [attribution] : []));

/** The basemap's labels, the important ones first; none when they cannot be loaded, because a map without names is still useful. */
export async function basemapLabels(language: string): Promise<BasemapLabel[]> {
  const rows = await fetch(absolute("/basemap/labels.json"))
    .then(readJson)
    .catch(() => []);
  return readLabels(rows, language);
}

/** Labels in a language, sorted by the zoom from which they show. */
export function readLabels(rows: unknown, language: string): BasemapLabel[] {
  if (!Array.isArray(rows)) return [];
  return rows
    .flatMap((row: Record<string, unknown>) => {
      const [lat, lng] = [Number(row.lat), Number(row.lng)];
      const own = row[`name_${language}`];
      const name = typeof own === "string" && own !== "" ? own : typeof row.name === "string" ? row.name : "";
      if (name === "" || !Number.isFinite(lat) || !Number.isFinite(lng)) return [];
      const minZoom = Number.isFinite(Number(row.minZoom)) ? Number(row.minZoom) : 0;
      return [{ class: String(row.class ?? ""), name, lat, lng, minZoom }];
    })
    .sort((a, b) => a.minZoom - b.minZoom);
}
