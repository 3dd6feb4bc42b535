import { formatsOf } from "@/platform/i18n/formats";
import { formatMessage } from "@/platform/i18n/message-format";

/** Longer distances are shown as this with a plus, km. */
const maxKilometres = 1000;

/** "850 m", "1.2 km", "14 km", "1k+ km". Input in kilometres; orders and charges have these. */
export function formatKilometres(kilometres: number, language = "en"): string {
  if (!Number.isFinite(kilometres) || kilometres < 0) return "";
  const formats = formatsOf(language);
  const write = (message: string, value: number | string) =>
    formatMessage(message, { value }, formats.locale);
  if (kilometres > maxKilometres) return write(formats.kilometres, "1k+");
  const metres = Math.round(kilometres * 100) * 10;
  if (metres < 1000) return write(formats.metres, metres);
  return write(
    formats.kilometres,
    kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres),
  );
}

/** The same from metres; store rows have these. */
export function formatMetres(metres: number, language = "en"): string {
  return formatKilometres(metres / 1000, language);
}
