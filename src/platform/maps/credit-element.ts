/** OpenStreetMap's page of credits, which its licence asks maps to link to. */
const copyrightPage = "https://www.openstreetmap.org/copyright";

/** Writes on a map whose data it shows, each name once; nothing where nobody has to be named. */
export function addCredits(container: HTMLElement, credits: readonly (string | undefined)[]): void {
  const names = [...new Set(credits.filter((credit): credit is string => Boolean(credit)))];
  // "© OpenStreetMap" is part of "© OpenStreetMap contributors".
  const isPartOf = (name: string, other: string) =>
    other !== name && other.includes(name.replace(/^©\s*/, ""));
  const said = names.filter((name) => !names.some((other) => isPartOf(name, other)));
  if (said.length === 0) return;
  const line = document.createElement("p");
  line.className = "map-credit";
  line.dir = "auto";
  const link = document.createElement("a");
  link.textContent = said.join(" · ");
  if (/openstreetmap/i.test(link.textContent)) {
    link.href = copyrightPage;
    link.target = "_blank";
    link.rel = "noreferrer";
  }
  line.append(link);
  container.append(line);
}
