/** The board below /board/ and the couriers' page below /courier/: programs beside the shoppers' page, which no search engine lists. */
import type { FastifyReply } from "fastify";

export const staffPrograms = ["board", "courier"] as const;
type StaffProgram = (typeof staffPrograms)[number];

/** Whose program an address is of, with or without a file at it; null for the shoppers' page. */
export const staffProgramAt = (path: string): StaffProgram | null =>
  staffPrograms.find((program) => path === program || path.startsWith(`${program}/`)) ?? null;

/** The file that an address of a program opens, for who takes a document or does not; null where it opens none. */
export function staffFile(
  program: StaffProgram,
  path: string,
  { takesDocument, files }: { takesDocument: boolean; files: ReadonlySet<string> },
): string | null {
  if (files.has(path)) return path;
  const document = `${program}/index.html`;
  const last = path.split("/").at(-1) ?? "";
  return !last.includes(".") && takesDocument && files.has(document) ? document : null;
}

/** A program's addresses end in a slash at least: its worker's scope begins behind it. */
export function toProgram(reply: FastifyReply, program: StaffProgram): FastifyReply {
  return reply.header("x-robots-tag", "noindex").redirect(`/${program}/`, 308);
}
