// @chunk sheet
/** Where a panel lies: a sheet from below, the whole screen, a dialog in the middle, or a drawer at a side. */
export type PanelLayout = "bottom" | "full" | "center" | "end" | "start";

/** `wide`: from 600 px on. */
export function panelLayout(
  {
    side = "center",
    phone = "sheet",
  }: {
    readonly side?: "center" | "end" | "start";
    readonly phone?: "sheet" | "full" | "side";
  },
  wide: boolean,
): PanelLayout {
  if (wide || (phone === "side" && side !== "center")) return side;
  return phone === "full" ? "full" : "bottom";
}
