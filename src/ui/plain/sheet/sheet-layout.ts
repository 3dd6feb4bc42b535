/** Where a sheet lies: from below, over the whole screen, in the middle, or at one end of the line. */
export type SheetLayout = "bottom" | "full" | "center" | "end" | "start";

export interface SheetPlace {
  /** From 600 px on: a drawer at the end or start of the line, or a dialog in the middle. */
  readonly side?: "center" | "end" | "start";
  /** Below 600 px: a sheet from below, the whole screen, or the same drawer as on desktops. */
  readonly phone?: "sheet" | "full" | "side";
}

export function sheetLayout({ side = "center", phone = "sheet" }: SheetPlace, wide: boolean): SheetLayout {
  if (wide || (phone === "side" && side !== "center")) return side;
  return phone === "full" ? "full" : "bottom";
}
