/** The script and style a first visit to a route downloads, counted from the build's manifest in brotli bytes. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** Brotli bytes of a built file. */
export function brotliBytes(dist, file) {
  const compressed = join(dist, `${file}.br`);
  if (existsSync(compressed)) return readFileSync(compressed).length;
  return brotliCompressSync(readFileSync(join(dist, file))).length;
}

/** Files that the named entries of the manifest need at once: their static imports, not what loads on demand. */
export function filesNeededBy(manifest, keys) {
  const scripts = new Set();
  const styles = new Set();
  const visit = (key) => {
    const entry = manifest[key];
    if (!entry || scripts.has(entry.file)) return;
    scripts.add(entry.file);
    for (const style of entry.css ?? []) styles.add(style);
    for (const imported of entry.imports ?? []) visit(imported);
  };
  keys.forEach(visit);
  return { scripts: [...scripts], styles: [...styles] };
}

/** Script and style of a page beside the frame; null when the build has no such page. */
export function routeBytes(dist, page) {
  const read = (file) => JSON.parse(readFileSync(join(dist, file), "utf8"));
  const manifest = read("build-manifest.json");
  const file = read("build-pages.json")[page];
  // By its file and not by its name: the bundler joins a page with what it needs.
  const key = Object.keys(manifest).find((name) => manifest[name].file === file);
  if (!file || !key) return null;
  const files = filesNeededBy(manifest, ["src/main.tsx", key]);
  const sum = (names) => names.reduce((total, file) => total + brotliBytes(dist, file), 0);
  return { ...files, script: sum(files.scripts), style: sum(files.styles) };
}

/**
 * Bytes that the boot script asks for when a visit with a chosen place, on a phone and in English, begins at a page: the frame,
 * the page and the parts the build names for its first rows. Null when the build names nothing for the page.
 */
export function startBytes(dist, page) {
  const document = readFileSync(join(dist, "app.html"), "utf8");
  const meta = (name) =>
    new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(document)?.[1].split(" ").filter(Boolean) ?? [];
  const named = new Map(meta("app-pages").map((pair) => pair.split("=")));
  if (!named.has(page)) return null;
  const parts = [page, "more", "en", "frame", "narrow"].flatMap((name) => named.get(name)?.split(",") ?? []);
  const files = [...meta("app-script"), ...meta("app-preload"), ...meta("app-styles"), ...parts];
  const all = [...new Set(files)].map((file) => file.replace(/^\//, ""));
  const sum = (names) => names.reduce((total, file) => total + brotliBytes(dist, file), 0);
  const scripts = all.filter((file) => file.endsWith(".js"));
  return { scripts, script: sum(scripts), style: sum(all.filter((file) => file.endsWith(".css"))) };
}
