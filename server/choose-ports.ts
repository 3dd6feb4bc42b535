/** Picks a driver for every port by the settings. */
import { join } from "node:path";
import { chooseMaps, type MapSettings } from "./choose-maps";
import type { ServerContext } from "./context";
import type { Settings } from "./environment/settings";
import type { DemoPorts, PhoneVerification, ShopPorts } from "./ports";
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

/** The services that are set up; in the demo a sandbox in place of each that is not. None is loaded before it is needed. */
export async function chooseIdentityProviders(
  { social, demo }: Pick<Settings, "social" | "demo">,
  now: () => Date,
): Promise<Pick<ServerContext, "identityProviders" | "identitySandbox">> {
  const { google, facebook, apple } = social;
  if (!demo && !google && !facebook && !apple) return { identityProviders: {}, identitySandbox: null };
  const { appleProvider, facebookProvider, googleProvider, identitySandbox } = await import(
    "./services/social"
  );
  const sandbox = demo ? await identitySandbox(now) : null;
  return {
    identityProviders: {
      ...sandbox?.providers,
      ...(google ? { google: googleProvider(google, now) } : {}),
      ...(facebook ? { facebook: facebookProvider(facebook, now) } : {}),
      ...(apple ? { apple: appleProvider(apple, now) } : {}),
    },
    identitySandbox: sandbox,
  };
}

/** Firebase where it is set up; not loaded where it is not. */
export async function choosePhoneVerification(
  { firebasePhone: settings }: Pick<Settings, "firebasePhone">,
  now: () => Date,
): Promise<PhoneVerification | null> {
  if (settings === null) return null;
  const { firebasePhone } = await import("./services/auth/firebase-phone");
  return firebasePhone(settings, now);
}
