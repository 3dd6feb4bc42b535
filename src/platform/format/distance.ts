/** Distances beyond this are no longer told exactly, km. */
const farthest = 1000;

/** "850 m", "1.2 km", "14 km", "1k+ km". Input in kilometres; orders and charges have these. */
export function formatKilometres(kilometres: number, language = "en"): string {
  const unit = language === "ar" ? { metre: "م", kilometre: "كم" } : { metre: "m", kilometre: "km" };
  if (!Number.isFinite(kilometres) || kilometres < 0) return "";
  if (kilometres > farthest) return `1k+ ${unit.kilometre}`;
  const metres = Math.round(kilometres * 100) * 10;
  if (metres < 1000) return `${metres} ${unit.metre}`;
  const rounded = kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres);
  return `${rounded} ${unit.kilometre}`;
}

/** The same from metres; store rows have these. */
export function formatMetres(metres: number, language = "en"): string {
  return formatKilometres(metres / 1000, language);
}
