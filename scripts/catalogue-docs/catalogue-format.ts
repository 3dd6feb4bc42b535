/** The document on a shop's files: an explanation, and a table of every kind's columns. */

import { policyKeys } from "../../server/services/pages/policies";
import type { Field } from "../../server/services/shop-files/fields/field";
import { type Kind, kinds } from "../../server/services/shop-files/kinds";
import { questions } from "../../server/services/shop-setup/answers";
import { fallbackText } from "./fallback-text";

const cell = (text: string) => text.replaceAll("|", "\\|");

const code = (text: string) => (text === "" ? "" : `\`${cell(text)}\``);

function columnRow([name, field]: [string, Field], kind: Kind): string {
  const notes = [
    ...(kind.key.includes(name) ? ["key"] : []),
    ...(field.required ? ["needed"] : []),
    ...(field.translated ? ["translated"] : []),
  ];
  const cells = [
    `\`${name}\``,
    cell(field.meaning),
    cell(field.allowed),
    code(field.example),
    code(fallbackText(field)),
    notes.join(", "),
  ];
  return `| ${cells.join(" | ")} |`;
}

const prunes = (kind: Kind): string => {
  const prune = kind.rows?.prune ?? "keep";
  if (prune === "keep") return "";
  return prune === "delete"
    ? "`--prune` deletes what the file does not name."
    : "`--prune` switches off what the file does not name.";
};

const section = (kind: Kind): string =>
  [
    `### ${kind.name}`,
    [kind.meaning, prunes(kind)].filter(Boolean).join(" "),
    [
      "| column | what it means | what it may be | example | empty means | |",
      "|---|---|---|---|---|---|",
      ...Object.entries(kind.fields).map((entry) => columnRow(entry, kind)),
    ].join("\n"),
  ].join("\n\n");

const questionRows = questions.map(({ name, ask, usual }) => {
  const answer =
    name === "time_zone" ? "the machine's" : (usual({}) ?? (name === "store" ? "the shop's name" : ""));
  const ofZone = name === "latitude" || name === "longitude" ? "the middle of a circle" : answer;
  return `| \`--${name.replaceAll("_", "-")}\` | \`${name}\` | ${cell(ask)} | ${ofZone} |`;
});

/** The head of the document, which no code knows. */
const head = `# A shop in files

This text is made from the program that reads the files (\`server/services/shop-files\`); its test says how it is made anew.

A shop is a folder of tables: one file for each kind of thing, one row for each thing. Four commands deal with them:

\`\`\`
npm run ops -- init                      # a new shop that is open, from a few questions
npm run ops -- example my-shop           # a small shop as files, to look at and to change
npm run ops -- import my-shop --dry-run  # says what an import would do, and everything that is wrong
npm run ops -- import my-shop
npm run ops -- export my-shop-today      # the shop as such files; a name that ends in .zip makes an archive
\`\`\`

## From nothing to an open shop

\`init\` makes the database, if there is none, and in it a zone, a trade, what a delivery costs, a category, and a store with its
hours. At a terminal it asks; what a flag or a file (\`--file init.json\`, an object of the names in the second column) answers it
does not ask, and with \`--yes\` it takes what is usual without asking. Without a terminal it asks nothing, and names what is missing. It makes a
shop once; after that \`import\` changes it.

Currency and time zone are settings of the server, not of the shop. \`init\` writes \`CURRENCY\`, \`TIME_ZONE\` and \`DEMO=0\` into the file
\`.env\` of the working directory, unless the environment says the same already. Where it says something else, \`init\` stops and changes nothing.

| flag | in a file | question | usual answer |
|---|---|---|---|
${questionRows.join("\n")}

## How files are read

- **Where.** \`import\` takes a folder, a ZIP archive, or one file. The name of a file says what is in it: \`items.csv\`, \`Items.tsv\`
  and \`items.json\` are all items. Files with other names are named in a warning and left out. Pictures lie in the folder \`pictures\`, and rows
  name them by their path there without the ending: \`items/bread\` is \`pictures/items/bread.jpg\`.
- **Tables** have comma, semicolon or tab between cells; which one it is shows the head. A cell with that sign, a line
  end or a quotation mark stands in quotation marks, and a quotation mark in it is written twice. The order of columns does not matter.
- **Encodings.** UTF-8 with or without a mark, UTF-16 with one, Windows-1252 and Windows-1256 are told apart by themselves; the
  report says which one was taken when it was not UTF-8. \`--encoding NAME\` decides it.
- **JSON.** A file is a list of records, or an object with a list under the name of the file: \`{"items": [{"store": …}]}\`. Editors complete and explain
  names with [catalogue.schema.json](catalogue.schema.json), when the file says \`"$schema": "…/catalogue.schema.json"\`.
- **Keys** are the shop's own: slugs and SKUs that you choose. A row whose key exists changes that record; another key makes a
  new one. An item is referred to as \`store/sku\`. Importing the same files again changes nothing.

## What is absent stays

- A **file** that is not there changes nothing of its kind.
- A **column** that is not there leaves that part of records as it is: \`store,sku,price\` alone changes prices. A new
  record needs every column that is marked *needed*.
- An **empty cell** takes away what was there, or sets what the column "empty means" says.
- A **row** that is not there leaves its record as it is. With \`--prune\` records that the files do not name are switched off, or deleted where
  nothing else hangs on them; this concerns only kinds that have a file. Options, variations and hours belong to an item or a store: one that is named
  has exactly the rows of the file, and one that is not named keeps what it had.

## Prices, percentages, and what is refused

- Amounts are written as people write them: \`9.90\` and \`9,90\` are the same, and so are \`1,000.50\` and \`1.000,50\`. The code or sign of the shop's currency may stand
  beside them. \`1,000\` may be a thousand or one, and is refused: write \`1000\` or \`1\`. An amount with more decimals than the currency has is refused.
- Percentages are percentages: \`12.5\` is twelve and a half of a hundred. A discount is \`10%\` or an amount.
- \`1e5\` and \`4.00638E+12\` are what a spreadsheet makes of long numbers; they are refused. Make the column a text and type it again. Zeros
  at the front of SKUs stay.
- A list in one cell has \`|\` between its entries.
- A cell that begins with \`=\`, \`+\`, \`-\` or \`@\` would be run as a formula by a spreadsheet. \`export\` writes an apostrophe before it, and \`import\` takes it away.

## Languages

English texts stand in the column itself. A column marked *translated* may have others beside it, named with their language: \`name:ar\`. A text that is missing is shown in English.

## All or nothing

Everything is read and checked before anything is written, and every mistake is named with its file, line, column, value, and what would be right. One
mistake, and nothing is changed. Warnings keep nothing back. \`--dry-run\` does the whole work and then takes it back: it says
what would be added, changed, left and pruned.

## shop.json

The settings of the shop, as \`npm run ops -- config list\` names them: \`{"business_name": "Mill Lane", "country": "DE"}\`. Kinds of
parcels stand there as well (\`parcel_categories\`).

## Policies

Terms, privacy and the other pages that a shop writes itself are files of HTML in the folder \`policies\`, one for each language:
${Object.keys(policyKeys)
  .map((page) => `\`${page}.en.html\``)
  .join(", ")}.
A language without a file keeps the text that it has, an empty file takes a text away, and a reader whose language has none gets the English one. Pages
show what is safe of the HTML: headings, paragraphs, lists, links and tables, no scripts, no styles and no pictures; an import warns of what they leave out. Texts are kept and exported to
the letter. A page whose setting is off
(\`refund_policy\`, \`shipping_policy\`, \`cancelation_policy\`) is named in a warning.

## Languages

A folder \`languages/de\` is a language that the shop brings, as \`npm run ops -- language add\` takes it: \`server.json\`, \`page/*.json\`,
\`board.json\`, \`courier.json\` and \`language.json\`. What it lacks is in English. Columns such as \`name:de\` and settings in that language may stand beside it.

## Kinds of files
`;

/** The whole document. */
export const catalogueFormat = (): string => `${[head.trimEnd(), ...kinds.map(section)].join("\n\n")}\n`;
