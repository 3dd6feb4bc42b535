/** Stores and delivery persons who apply, and the operator who decides. */
import { mkdtempSync, rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { writeSetting } from "../services/settings/settings";
import { type FormFile, sendForm } from "./form-call";
import { textOfCommand } from "./operator";
import { openShopServer } from "./shop-server";

type Files = Record<string, FormFile | readonly FormFile[]>;

/** Opens a shop that takes applications, with a data folder of its own: files are counted in it. */
export async function openApplications() {
  const dataFolder = mkdtempSync(join(tmpdir(), "applications-"));
  const { server, shop } = await openShopServer({ dataFolder });
  const { database, settings } = server.context;
  await writeSetting(database, "toggle_store_registration", true);
  await writeSetting(database, "toggle_dm_registration", true);
  const background = "#2a6";
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const logo: FormFile = { bytes: picture };
  const folder = join(settings.dataFolder, "applications");

  let count = 0;
  const contacts = () => {
    count += 1;
    return { phone: `+1202333${String(count).padStart(4, "0")}`, email: `owner${count}@shop.test` };
  };
  const person = () => ({
    f_name: "Ida",
    l_name: "Rhodes",
    password: "Harbour-7",
    zone_id: shop.zone,
    ...contacts(),
  });
  const store = (changes: object = {}) => ({
    ...person(),
    latitude: 0.06,
    longitude: 0.06,
    module_id: shop.food,
    minimum_delivery_time: 20,
    maximum_delivery_time: 40,
    delivery_time_type: "min",
    translations: [
      { locale: "en", key: "name", value: "Ida's Bakery" },
      { locale: "en", key: "address", value: "7 Quay Street" },
      { locale: "ar", key: "name", value: "مخبز آيدا" },
    ],
    ...changes,
  });
  const vehicle = async () => (await server.call("GET", "/get-vehicles", {})).body[0]?.id;
  return {
    server,
    shop,
    /** A small picture, and the same as a file. */
    picture,
    logo,
    /** Where files of applications are kept. */
    folder,
    filesKept: async () => (await readdir(folder).catch(() => [])).length,
    /** Phone number and address that nobody has used yet. */
    contacts,
    /** A store's application. */
    store,
    applyAsStore: (changes: object = {}, files: Files = { logo }, address?: string) =>
      sendForm(server, "/auth/vendor/register", store(changes), files, address),
    applyAsCourier: async (changes: object = {}, files: Files = {}) => {
      const own = {
        identity_type: "passport",
        identity_number: "X1",
        vehicle_id: await vehicle(),
        earning: 1,
      };
      return sendForm(server, "/auth/delivery-man/store", { ...person(), ...own, ...changes }, files);
    },
    /** Runs the operator's command; returns what it prints. */
    run: textOfCommand(server.context, "applications"),
    close: async () => {
      await server.close();
      rmSync(dataFolder, { recursive: true });
    },
  };
}
