/** Picks a driver for every port by the settings. */
import { join } from "node:path";
import { chooseMaps, type MapSettings } from "./choose-maps";
import type { Settings } from "./environment/settings";
import type { DemoPorts, ShopPorts } from "./ports";
import { archiveBasemap } from "./services/basemap";
import { filmFolder, firstFilmOf } from "./services/films";
import { firstPictureOf, pictureFolder } from "./services/pictures";
import { straightLinePlanner } from "./services/routing";

/** The only import of the demo. It stays unloaded with DEMO=0. */
async function loadDemo(): Promise<DemoPorts> {
  const { demoPorts } = await import("../demo");
  return demoPorts;
}

/** `readDetourFactor`: the shop's setting of how much longer roads are than the straight line. */
export async function choosePorts(
  settings: Pick<Settings, "demo" | "dataFolder"> & MapSettings,
  readDetourFactor: () => Promise<number>,
): Promise<ShopPorts> {
  const demo = settings.demo ? await loadDemo() : null;
  const uploads = join(settings.dataFolder, "uploads");
  const pictures = pictureFolder(uploads);
  const films = filmFolder(uploads);
  const planner = demo?.routePlanner ?? straightLinePlanner(readDetourFactor);
  return {
    pictures: demo ? firstPictureOf(demo.pictures, pictures) : pictures,
    films: demo ? firstFilmOf(demo.films, films) : films,
    ...chooseMaps(settings, { places: demo?.places ?? null, planner }),
    basemap: demo?.basemap ?? archiveBasemap(join(settings.dataFolder, "map.pmtiles")),
    shopSeed: demo?.shopSeed ?? null,
  };
}
