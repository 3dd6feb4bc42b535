/** Picks a driver for every port by the settings. */
import { join } from "node:path";
import type { Settings } from "./environment/settings";
import type { DemoPorts, ShopPorts } from "./ports";
import { filmFolder, firstFilmOf } from "./services/films";
import { firstPictureOf, pictureFolder } from "./services/pictures";
import { googleMaps, sparingMaps } from "./services/places";
import { straightLinePlanner } from "./services/routing";

/** The only import of the demo. It stays unloaded with DEMO=0. */
async function loadDemo(): Promise<DemoPorts> {
  const { demoPorts } = await import("../demo");
  return demoPorts;
}

/** Google-compatible maps where a key is set, otherwise the demo's town, otherwise what needs no map service. */
export async function choosePorts(
  settings: Pick<Settings, "demo" | "dataFolder" | "googleMapsKey" | "googleMapsPerDay" | "googleMapsUrl">,
): Promise<ShopPorts> {
  const demo = settings.demo ? await loadDemo() : null;
  const uploads = join(settings.dataFolder, "uploads");
  const pictures = pictureFolder(uploads);
  const films = filmFolder(uploads);
  const localPlanner = demo?.routePlanner ?? straightLinePlanner;
  const google =
    settings.googleMapsKey === null
      ? null
      : sparingMaps(googleMaps({ key: settings.googleMapsKey, baseUrl: settings.googleMapsUrl }), {
          perDay: settings.googleMapsPerDay,
          planner: localPlanner,
        });
  return {
    pictures: demo ? firstPictureOf(demo.pictures, pictures) : pictures,
    films: demo ? firstFilmOf(demo.films, films) : films,
    places: google ?? demo?.places ?? null,
    routePlanner: google ? { ...google, courierRoute: localPlanner.courierRoute } : localPlanner,
    basemap: demo?.basemap ?? null,
    shopSeed: demo?.shopSeed ?? null,
  };
}
