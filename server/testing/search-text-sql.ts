/**
 * Writes the database's side of the normal form of searches from the page's tables. A database has neither classes of
 * characters nor lower case that are the same everywhere, so that all of it is spelled out by code.
 */
import { characterClasses, foldedLetters } from "@/domain/search-text";

const isAssigned = (code: number) => !/^[\p{Cn}\p{Cs}]$/u.test(String.fromCodePoint(code));
const allCodes = Array.from({ length: 0x10_ffff }, (_, index) => index + 1).filter(isAssigned);

const escaped = (code: number) =>
  code <= 0xffff ? `\\u${code.toString(16).padStart(4, "0")}` : `\\U${code.toString(16).padStart(8, "0")}`;
const escapedText = (text: string) =>
  [...text]
    .map((letter) => (/[a-z0-9]/.test(letter) ? letter : escaped(letter.codePointAt(0) as number)))
    .join("");

/** The inside of a class with all codes of a kind; what Unicode does not know between two of them belongs to them. */
function rangesOf(isOne: (text: string) => boolean): string {
  const ranges: { from: number; to: number }[] = [];
  let open = false;
  for (const code of allCodes) {
    const last = ranges.at(-1);
    if (!isOne(String.fromCodePoint(code))) open = false;
    else if (open && last) last.to = code;
    else {
      ranges.push({ from: code, to: code });
      open = true;
    }
  }
  return ranges
    .map(
      ({ from, to }) =>
        escaped(from) + (to === from ? "" : to === from + 1 ? escaped(to) : `-${escaped(to)}`),
    )
    .join("");
}

interface Pair {
  from: string;
  to: string;
}

/** Ends of the blocks that shops write in: Latin, Greek, Cyrillic; Arabic; scripts of India. All others are one block. */
const blockEnds = [0x36f, 0x3ff, 0x4ff, 0x6ff, 0xdff];
const blockOf = (letter: string) => blockEnds.findIndex((end) => (letter.codePointAt(0) as number) <= end);

/**
 * Translations of single characters, block by block: `translate` compares each character with each of its own, so a text
 * is only looked at where it has one of them. PostgreSQL keeps 32 expressions ready, so there are not many blocks.
 */
function translations(pairs: readonly Pair[]): string {
  const blocks = new Map<number, Pair[]>();
  for (const pair of pairs) {
    const block = blockOf(pair.from);
    blocks.set(block, [...(blocks.get(block) ?? []), pair]);
  }
  return [...blocks.values()]
    .map((block) => {
      const [from, to] = [block.map((pair) => pair.from).join(""), block.map((pair) => pair.to).join("")];
      const letters = new Set(from);
      return `if form ~ '[${rangesOf((letter) => letters.has(letter))}]' then
  form := translate(form, E'${escapedText(from)}', E'${escapedText(to)}');
end if;`;
    })
    .join("\n");
}

const capitals = (): Pair[] =>
  allCodes
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => letter.normalize("NFKD") === letter && !/[A-Z]/.test(letter))
    .map((from) => ({ from, to: from.toLowerCase() }))
    .filter(({ from, to }) => from !== to && [...to].length === 1);

function digits(): Pair[] {
  let run = 0;
  return allCodes.flatMap((code, index) => {
    const digit = String.fromCodePoint(code);
    if (!/^\p{Nd}$/u.test(digit)) return [];
    run = allCodes[index - 1] === code - 1 && /^\p{Nd}$/u.test(String.fromCodePoint(code - 1)) ? run + 1 : 0;
    return digit.normalize("NFKD") !== digit || /[0-9]/.test(digit)
      ? []
      : [{ from: digit, to: String(run % 10) }];
  });
}

/** The body of `search_form(value text, all_letters boolean)`, between its quotes. */
export function searchFormBody(): string {
  const { trademarks, fractions, loneAccents, apostrophes, vowelSigns, marks } = characterClasses;
  const folded = Object.entries(foldedLetters).map(([from, to]) => ({ from, to }));
  const single = folded.filter(({ to }) => to.length === 1);
  const longer = folded.filter(({ to }) => to.length > 1);
  const isApostrophe = new RegExp(`[${apostrophes}]`, "u");
  const isSign = (text: string) =>
    /[\p{P}\p{S}\p{Z}\p{Cc}\p{Co}\u{1f000}-\u{1faff}]/u.test(text) &&
    !isApostrophe.test(text) &&
    text !== " ";
  const quoted = (inside: string) => inside.replaceAll("'", "''");
  const inArabic = ({ from }: Pair) => blockOf(from) === 3;
  const isLeftOut = new RegExp(`[\\p{Cf}\\p{DI}${vowelSigns}]`, "u");
  return `
declare
  form text collate "C" := value;
begin
if form ~ '[^\\u0001-\\u007f]' then
  if form ~ '[${trademarks}${fractions}${loneAccents}]' then
    form := regexp_replace(form, '[${trademarks}]', ' ', 'g');
    form := regexp_replace(form, '[${fractions}]', ' \\& ', 'g');
    form := regexp_replace(form, '[${loneAccents}]', '''', 'g');
  end if;
  form := normalize(form, NFKD);
  form := regexp_replace(form, '[${rangesOf((text) => isLeftOut.test(text))}]+', '', 'g');
  ${translations(digits().filter(inArabic))}
  if form ~ '[^\\u0001-\\u007f\\u0600-\\u06ff]' then
  ${translations(capitals())}
  ${translations(digits().filter((pair) => !inArabic(pair)))}
  end if;
end if;
form := lower(form);
if not all_letters then
  form := regexp_replace(form, '[${quoted(apostrophes)}${marks}]+', '', 'g');
  ${translations(single)}
  if form ~ '[${longer.map(({ from }) => escapedText(from)).join("")}]' then
    form := ${longer.reduce((inner, { from, to }) => `replace(${inner}, E'${escapedText(from)}', '${to}')`, "form")};
  end if;
end if;
form := regexp_replace(form, '[${rangesOf(isSign)}]+', ' ', 'g');
if position('  ' in form) > 0 then
  form := regexp_replace(form, '  +', ' ', 'g');
end if;
if all_letters and form ~ '\\u03c3' then
  form := regexp_replace(form, '\\u03c3(?= |$)', E'\\u03c2', 'g');
end if;
if form ~ '[0-9] ?[^0-9 ]' then
  form := regexp_replace(form, '([0-9]) ?x ?(?=[0-9])', '\\1 ', 'g');
  form := regexp_replace(form, '(^| )([0-9]+)(?=[^0-9 ])', '\\1\\2 ', 'g');
end if;
form := btrim(form, ' ');
if form ~ '[^ a-z0-9\\u0621-\\u064a]' then
  form := normalize(form, NFC);
end if;
return form;
end `;
}
