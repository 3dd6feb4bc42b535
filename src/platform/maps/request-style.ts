import { environment } from "@/platform/environment";
import type { MapTheme } from "./types";

export const absolute = (path: string) => new URL(path, environment.apiBaseUrl || location.origin).href;

/** The server's answer with the style of its basemap; 404 where it has none. */
export const requestStyle = (theme: MapTheme, language: string): Promise<Response> =>
  fetch(absolute(`/basemap/style.json?${new URLSearchParams({ theme, language })}`));
