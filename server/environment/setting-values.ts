/** Values of the environment, each of one kind. */

export type Environment = Record<string, string | undefined>;

/** The value of a name without spaces around it; null when it is missing or empty. */
export type ReadText = (name: string) => string | null;

/** Readers for values of the environment. A wrong value falls back and adds a sentence to `problems`. */
export function settingValues(environment: Environment, problems: string[]) {
  const text: ReadText = (name) => {
    const value = environment[name]?.trim();
    return value ? value : null;
  };
  const wholeNumber = (name: string, fallback: number, min: number, max: number): number => {
    const value = text(name);
    if (value === null) return fallback;
    if (/^\d+$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value);
    problems.push(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
    return fallback;
  };
  const flag = (name: string, fallback: boolean): boolean => {
    const value = text(name)?.toLowerCase() ?? null;
    if (value === null) return fallback;
    if (["1", "true", "on", "yes"].includes(value)) return true;
    if (["0", "false", "off", "no"].includes(value)) return false;
    problems.push(`${name} must be 1 or 0, not "${value}".`);
    return fallback;
  };
  const word = <T extends string>(name: string, words: readonly T[], fallback: T): T => {
    const value = text(name);
    if (value === null) return fallback;
    const found = words.find((candidate) => candidate === value);
    if (found !== undefined) return found;
    problems.push(`${name} must be one of ${words.join(", ")}, not "${value}".`);
    return fallback;
  };
  const origin = (name: string, value: string): string | null => {
    try {
      const url = new URL(value);
      const plain = (url.protocol === "http:" || url.protocol === "https:") && !url.username;
      if (plain && url.pathname === "/" && !url.search && !url.hash) return url.origin;
    } catch {
      // Reported below, as every other wrong address.
    }
    problems.push(`${name} must hold addresses like https://shop.example, not "${value}".`);
    return null;
  };
  return { text, wholeNumber, flag, word, origin };
}
