import type { ServerContext } from "../../context";
import { StartError } from "../../core/start-error";
import { type BrandingSetting, brandingDefault, brandingKey, checkBranding } from "./branding-setting";

/**
 * Notes for the operator on a branding of the right form. It is checked as a whole, because colours count together. Throws a
 * StartError where it cannot be used.
 */
export async function brandingNotes(
  pictures: ServerContext["pictures"],
  whole: unknown,
): Promise<readonly string[]> {
  const setting = { ...brandingDefault, ...(whole as Partial<BrandingSetting>) };
  const { problem, notes } = checkBranding(setting);
  if (problem !== null) throw new StartError(`${problem}. Nothing was changed.`);
  if (setting.icon !== null && (await pictures.find(setting.icon)) === null)
    throw new StartError(
      `${brandingKey}.icon: there is no picture ${setting.icon} below uploads. npm run ops -- branding icon FILE adds one. ` +
        "Nothing was changed.",
    );
  return notes;
}
