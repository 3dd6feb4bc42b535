/** `branding`: how the shop looks, and the picture of its icons. */
import { readFile } from "node:fs/promises";
import { inLanguage } from "@/domain/branding/branding";
import type { ServerContext } from "../context";
import { StartError } from "../core/errors";
import { readBranding } from "../services/branding/read-branding";
import { setIcon } from "../services/branding/set-icon";
import {
  type BrandingSetting,
  brandingDefault,
  brandingKey,
  checkBranding,
} from "../services/settings/branding-setting";
import { changeSetting } from "../services/settings/change-setting";
import { readSetting } from "../services/settings/settings";

type Write = (line: string) => void;

export async function manageBranding(
  context: ServerContext,
  [what, file]: readonly string[],
  write: Write,
): Promise<void> {
  if (what === undefined) return showBranding(context, write);
  if (what !== "icon" || file === undefined)
    throw new StartError("branding needs nothing, icon FILE or icon none.");
  if (file === "none") {
    await changeSetting(context, brandingKey, { icon: null });
    write("The icons are drawn from the mark that ships with the product.");
    return;
  }
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`${file} cannot be read (${error.code}).`);
  });
  for (const note of await setIcon(context, bytes)) write(note);
  write("The icons are drawn from this picture. Installed apps have them at their next start.");
}

async function showBranding(context: ServerContext, write: Write): Promise<void> {
  const { branding, colours, icon } = await readBranding(context);
  const stored = (await readSetting(context.database, brandingKey)) as BrandingSetting | undefined;
  const setting = { ...brandingDefault, ...stored };
  write(
    `name         ${inLanguage(branding.name, "en")} (home screen: ${inLanguage(branding.shortName, "en")})`,
  );
  write(`description  ${inLanguage(branding.description, "en")}`);
  write(
    `icon         ${icon ?? (branding.icons === null ? "the build's" : "the mark, in the shop's colours")}`,
  );
  for (const name of ["accent", "highlight", "deep", "canvas"] as const)
    write(
      `${name.padEnd(12)} ${colours[name].light}, dark theme ${colours[name].dark}${setting[name] === null ? "" : ` (set: ${setting[name]})`}`,
    );
  write(`font         ${setting.font ?? "the build's"}, headings ${setting.heading_font ?? "the build's"}`);
  for (const note of checkBranding(setting).notes) write(note);
}
