import type { BasemapSource } from "../../ports";
import { archiveStyle } from "./archive-style";
import { mapArchiveAt } from "./map-archive";

/** The shop's map from the archive at a path, if one is there. */
export function archiveBasemap(path: string, say?: (line: string) => void): BasemapSource {
  const archive = mapArchiveAt(path, say);
  return {
    async style(theme, language) {
      const opened = await archive();
      return opened && archiveStyle(opened, theme, language);
    },
    layer: () => null,
    // Its names are in its tiles.
    labels: async () => (await archive()) && "[]",
    archive,
  };
}
