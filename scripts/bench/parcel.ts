/** The script that the parcel module's pages add to the frame and the kit, which every page with a form has. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliBytes, filesNeededBy, routeBytes } from "../build/route-bytes.mjs";
import { CannotRun } from "../test/tools.mjs";
import type { Figure } from "./figures";

const DIST = "dist/page";
/** KB */
const AIM = 60;
const FORM = "src/pages/parcel-delivery/index.tsx";
/** A page with the kit and no form of its own business. */
const WITH_KIT = "src/pages/settings/index.tsx";
/** Loaded later: the form by the page, the payment by the form. */
const LATER = [
  "src/features/parcels/components/parcel-order.tsx",
  "src/features/payment/components/payment-chooser.tsx",
  "src/features/payment/components/offline-fields.tsx",
];

interface Entry {
  file: string;
  src?: string;
}

export async function measureParcel(): Promise<Figure[]> {
  const [form, settings] = [routeBytes(DIST, FORM), routeBytes(DIST, WITH_KIT)];
  if (!form || !settings) throw new CannotRun("the build names no parcel form.");
  const manifest = JSON.parse(readFileSync(join(DIST, "build-manifest.json"), "utf8")) as Record<
    string,
    Entry
  >;
  const isKit = (file: string) => /\/(kit|dialog)-[^/]*\.js$/.test(file);
  const shared = new Set(settings.scripts);
  const keys = Object.keys(manifest).filter((key) => LATER.some((source) => manifest[key]?.src === source));
  const all = [...new Set([...form.scripts, ...filesNeededBy(manifest, keys).scripts])];
  const own = all.filter((file) => !shared.has(file) && !isKit(file));
  const bytes = own.reduce((total, file) => total + brotliBytes(DIST, file), 0);
  return [
    {
      name: "form with its payment: script of its own",
      value: bytes / 1024,
      unit: "KB",
      aim: { max: AIM },
      note: `${own.length} files beside frame and kit`,
    },
  ];
}
