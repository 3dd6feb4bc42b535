/** The shop's own basemap: style, layers and labels as the server gives them under /basemap. */
import { environment } from "@/platform/environment";
import type { MapTheme } from "./types";

/** A style whose sources name absolute addresses; otherwise as the server wrote it. */
export type BasemapStyle = Record<string, unknown> & { sources: Record<string, Record<string, unknown>> };

export interface BasemapLabel {
  class: string;
  name: string;
  lat: number;
  lng: number;
  minZoom: number;
}

const absolute = (path: string) => new URL(path, environment.apiBaseUrl || location.origin).href;

async function readJson(path: string): Promise<unknown> {
  const response = await fetch(absolute(path));
  if (!response.ok) throw new Error(`The map answered ${response.status}.`);
  return response.json();
}

/** The style of a theme. Rejects when the server has none. */
export async function basemapStyle(theme: MapTheme, language: string): Promise<BasemapStyle> {
  const query = new URLSearchParams({ theme, language });
  const style = (await readJson(`/basemap/style.json?${query}`)) as BasemapStyle;
  const sources = Object.entries(style.sources).map(([name, source]) => [
    name,
    typeof source.data === "string" ? { ...source, data: absolute(source.data) } : source,
  ]);
  return { ...style, sources: Object.fromEntries(sources) };
}

/** The basemap's labels, the important ones first; none when they cannot be loaded, because a map without names is still useful. */
export async function basemapLabels(language: string): Promise<BasemapLabel[]> {
  const rows = await readJson("/basemap/labels.json").catch(() => []);
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
