/** The browser's name of a country; a stored code may be anything, and one that is no country is shown as it is. */
export function countryName(language: string, code: string): string {
  try {
    return namesIn(language).of(code) ?? code;
  } catch {
    return code;
  }
}

const namesByLanguage = new Map<string, Intl.DisplayNames>();

function namesIn(language: string): Intl.DisplayNames {
  const known = namesByLanguage.get(language) ?? new Intl.DisplayNames([language], { type: "region" });
  namesByLanguage.set(language, known);
  return known;
}
