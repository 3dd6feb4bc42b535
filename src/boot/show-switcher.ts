import { stored, storedRow } from "./stored-values";

/**
 * Lets a home's bar begin with the switcher of modules where it had one last in this zone and language, as
 * `src/app/layout/compact-bar.tsx` has it; the name travels as a variable, because the body is not there yet.
 */
export function showSwitcher(path: string, language: string): void {
  const { module_name: name } = storedRow("module");
  const isHome = (path === "/" || path === "/home") && !new URLSearchParams(location.search).has("data_type");
  if (!isHome || typeof name !== "string") return;
  if (stored("doorstep.switchable") !== `${language} ${stored("zoneid")}`) return;
  const { dataset, style } = document.documentElement;
  dataset.switcher = "";
  style.setProperty("--fs-module", JSON.stringify(name));
}
