/** Answers from flags and a file; what neither says is asked at a terminal. */
import { readFileSync } from "node:fs";
import { StartError } from "../../core/errors";
import { type Answers, type Question, questions } from "../../services/shop-setup/answers";

/** Asks at a terminal and shows lines there; null where there is none. */
export interface Terminal {
  ask(question: string): Promise<string>;
  say(line: string): void;
}

type Given = Map<string, string>;

const flagOf = (name: string) => `--${name.replaceAll("_", "-")}`;
const isName = (name: string) => questions.some((question) => question.name === name);

function textOf(value: unknown): string | null {
  if (Array.isArray(value) && value.every((entry) => typeof entry === "string")) return value.join(", ");
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}

/** Takes the answers of a file; those of flags stay. */
function readFileInto(given: Given, path: string, problems: string[]): void {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new StartError(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  if (typeof json !== "object" || json === null || Array.isArray(json))
    throw new StartError(`${path} has to be one object of answers.`);
  for (const [name, value] of Object.entries(json)) {
    if (name === "$schema") continue;
    const text = textOf(value);
    if (!isName(name)) problems.push(`${path} answers ${name}, which nobody asks.`);
    else if (text === null) problems.push(`${path}: ${name} has to be a text, a number or a list of texts.`);
    else if (!given.has(name)) given.set(name, text.trim());
  }
}

function readWords(words: readonly string[], problems: string[]): { given: Given; takesUsual: boolean } {
  const given: Given = new Map();
  const files: string[] = [];
  let takesUsual = false;
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const name = word.slice(2).replaceAll("-", "_");
    if (word === "--yes") takesUsual = true;
    else if (word === "--file") files.push(rest.shift() ?? "");
    else if (!word.startsWith("--") || !isName(name))
      throw new StartError(
        `init has no ${word}: --file, --yes and ${questions.map((question) => flagOf(question.name)).join(", ")} are its flags.`,
      );
    else given.set(name, (rest.shift() ?? "").trim());
  }
  for (const file of files) readFileInto(given, file, problems);
  return { given, takesUsual };
}

async function askFor(question: Question, before: Partial<Answers>, terminal: Terminal): Promise<string> {
  const usual = question.usual(before);
  for (;;) {
    const typed = (await terminal.ask(`${question.ask}${usual === null ? "" : ` [${usual}]`}: `)).trim();
    const text = typed === "" && usual !== null ? usual : typed;
    const problem = text === "" ? "is needed" : question.problem(text, before);
    if (problem === null) return text;
    terminal.say(`  "${text}" ${problem}.`);
  }
}

/** Every answer. Throws a StartError that names all that are missing or wrong. */
export async function gatherAnswers(words: readonly string[], terminal: Terminal | null): Promise<Answers> {
  const problems: string[] = [];
  const { given, takesUsual } = readWords(words, problems);
  const answers: Partial<Answers> = {};
  const missing: string[] = [];
  for (const question of questions) {
    const { name, usual } = question;
    const flag = given.get(name);
    if (flag !== undefined) {
      const problem = question.problem(flag, answers);
      if (problem === null) answers[name] = flag;
      else problems.push(`${flagOf(name)} "${flag}" ${problem}.`);
      continue;
    }
    const taken = takesUsual || terminal === null ? usual(answers) : null;
    if (taken !== null) answers[name] = taken;
    else if (terminal === null) missing.push(flagOf(name));
    else if (problems.length === 0) answers[name] = await askFor(question, answers, terminal);
  }
  if (missing.length > 0) problems.push(`These are needed: ${missing.join(", ")}.`);
  if (problems.length > 0) throw new StartError(`Nothing was made.\n${problems.join("\n")}`);
  return answers as Answers;
}

/** The answers as flags, for the command that runs on the database. */
export const answersAsFlags = (answers: Answers): string[] =>
  Object.entries(answers).flatMap(([name, text]) => [flagOf(name), text]);
