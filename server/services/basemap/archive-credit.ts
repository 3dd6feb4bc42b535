/** Named where a map says nothing else: all maps of this kind are made of it. */
const defaultCredit = "© OpenStreetMap";
const maxLength = 160;
const entities: Readonly<Record<string, string>> = {
  copy: "©",
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
};

/** A map's credit as one line of plain text, because archives give it as HTML. */
export function creditOf(attribution: unknown): string {
  if (typeof attribution !== "string") return defaultCredit;
  const text = attribution
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:#(\d{1,6})|([a-z]+));/gi, (_, code?: string, name = "") =>
      code === undefined ? (entities[name.toLowerCase()] ?? " ") : String.fromCodePoint(Number(code)),
    )
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, " ")
    .trim();
  if (text === "") return defaultCredit;
  const named = /openstreetmap/i.test(text) ? text : `${text} ${defaultCredit}`;
  return named.length > maxLength ? defaultCredit : named;
}
