/** Patterns of paths such as `/store/:id`; `*` takes every path. */

/** The named parts of a path that fits a pattern, decoded; null for one that does not. A slash at the end changes nothing. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  if (pattern === "*") return {};
  const [wanted, given] = [pattern, pathname].map((path) => path.replace(/\/+$/, "").split("/"));
  if (!wanted || !given || wanted.length !== given.length) return null;
  const named: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const written = given[index] ?? "";
    if (part.startsWith(":")) {
      if (written === "") return null;
      named[part.slice(1)] = decoded(written);
    } else if (part.toLowerCase() !== decoded(written).toLowerCase()) return null;
  }
  return named;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** How narrow a pattern is: of two that fit, the one with the greater number is meant. */
export const narrowness = (pattern: string): number =>
  pattern === "*" ? -1 : pattern.split("/").filter((part) => part !== "" && !part.startsWith(":")).length;
