/**
 * Texts of the programs of the shop's own people in languages that the shop brought: a file for each program in the folder of a
 * language, checked against the program's English one. A new program is a line of `staffTexts`.
 */
import type { StaffLanguage } from "@/domain/branding/staff-language";
import boardTexts from "../../../board/locales/en.json";
import courierTexts from "../../../courier/locales/en.json";
import type { BroughtTexts } from "../../db/schema";
import { checkMessages } from "./page-texts";
import type { CheckedTexts } from "./text-tree";

/** English texts by the program, which is also the name of the file and of the address. */
export const staffTexts = { board: boardTexts, courier: courierTexts } as const satisfies Record<
  string,
  Record<string, string>
>;

export type StaffProgram = keyof typeof staffTexts;
export const staffPrograms = Object.keys(staffTexts) as StaffProgram[];

/** Compares texts of a program with the English ones. */
export const checkStaffTexts = (program: StaffProgram, brought: unknown, code: string): CheckedTexts =>
  checkMessages(brought, staffTexts[program], code);

let known: ReadonlyMap<string, BroughtTexts> = new Map();

export function setStaffLanguages(brought: ReadonlyMap<string, BroughtTexts>): void {
  known = brought;
}

/** Languages that the shop brought for a program. One process serves one shop. */
export function staffLanguages(program: StaffProgram): StaffLanguage[] {
  return [...known].flatMap(([languageCode, { name: languageName, direction, staff }]) => {
    const texts = staff?.[program];
    return texts === undefined ? [] : [{ languageCode, languageName, direction, texts }];
  });
}
