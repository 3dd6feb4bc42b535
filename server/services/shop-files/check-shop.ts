/** Runs the checks of written rows, of their translations and of their pictures, inside the transaction, once everything has been written. */
import { sql } from "drizzle-orm";
import type { Transaction } from "../../db/database";
import { rowsOf } from "../../db/rows";
import type { PictureSource } from "../../ports";
import { kindOf } from "./kinds";
import { endingOfPicture } from "./picture-files";
import type { Problems } from "./problems";
import type { ShopFile } from "./reading/find-files";
import { rowChecks } from "./row-checks";
import { waitingTable } from "./writing/waiting-rows";

export interface CheckedFiles {
  files: readonly ShopFile[];
  /** Files of pictures by their key. */
  pictures: ReadonlyMap<string, string>;
  /** The folder of the shop's own pictures. */
  uploads: string;
  /** All pictures that are shown already, those of the demo included. */
  shown: PictureSource;
}

/** Names of translated fields of a row that has some of a language but not all. */
async function checkTranslations(tx: Transaction, file: ShopFile, problems: Problems): Promise<void> {
  const kind = kindOf(file.kind);
  if (!kind) return;
  const names = Object.entries(kind.fields).filter(([, field]) => field.translated && field.required);
  for (const [name] of names) {
    const rows = rowsOf<{ line: number; language: string }>(
      await tx.execute(
        sql.raw(`select r.line, l.language from ${waitingTable(kind)} r,
        lateral (select distinct jsonb_object_keys(w.translations) as language from ${waitingTable(kind)} w) l
        where r."${name}" is not null and r.translations -> l.language ->> '${name}' is null order by r.line limit 100`),
      ),
    );
    for (const { line, language } of rows) {
      problems.add({
        file: file.name,
        line,
        column: `${name}:${language}`,
        value: null,
        message: "is missing: the text is shown in English.",
        severity: "warning",
      });
    }
  }
}

/** Checks what was written; problems name the line that the row stood in. */
export async function checkShop(tx: Transaction, checked: CheckedFiles, problems: Problems): Promise<void> {
  for (const file of checked.files) {
    const kind = kindOf(file.kind);
    if (!kind) continue;
    const waiting = waitingTable(kind);
    for (const check of rowChecks) {
      if (check.kind !== file.kind) continue;
      const rows = rowsOf<{ line: number; value: string | null; message: string }>(
        await tx.execute(sql.raw(`${check.select.replaceAll("{waiting}", waiting)} order by line`)),
      );
      for (const { line, value, message } of rows) {
        problems.add({
          file: file.name,
          line,
          column: check.column,
          value,
          message,
          severity: check.severity,
        });
      }
    }
    await checkTranslations(tx, file, problems);
    await checkPictures(tx, file, checked, problems);
  }
}

/** Pictures that a row names and neither the folder nor the shop has. */
async function checkPictures(
  tx: Transaction,
  file: ShopFile,
  { pictures, uploads, shown }: Omit<CheckedFiles, "files">,
  problems: Problems,
): Promise<void> {
  const kind = kindOf(file.kind);
  for (const [name, { isPicture, sqlType }] of Object.entries(kind?.fields ?? {})) {
    if (!kind || !isPicture) continue;
    const keys = sqlType === "jsonb" ? `jsonb_array_elements_text("${name}")` : `"${name}"`;
    const rows = rowsOf<{ line: number; key: string }>(
      await tx.execute(
        sql.raw(`select line, ${keys} as key from ${waitingTable(kind)} where "${name}" is not null`),
      ),
    );
    for (const { line, key } of rows) {
      if (pictures.has(key) || endingOfPicture(uploads, key) !== undefined) continue;
      if ((await shown.find(key)) !== null) continue;
      const message = "is among neither the pictures of the folder nor those of the shop.";
      problems.add({ file: file.name, line, column: name, value: key, message, severity: "warning" });
    }
  }
}
