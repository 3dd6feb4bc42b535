/** The shop's board below /board/: a program of its own beside the shoppers' page, which no search engine lists. */
import type { FastifyReply } from "fastify";

const folder = "board/";
const document = `${folder}index.html`;

/** Whether an address is the board's, with or without a file at it. */
export const isOfBoard = (path: string): boolean => path === "board" || path.startsWith(folder);

/** The file that an address of the board opens, for who takes a document or does not; null where it opens none. */
export function boardFile(path: string, takesDocument: boolean, files: ReadonlySet<string>): string | null {
  if (files.has(path)) return path;
  const last = path.split("/").at(-1) ?? "";
  return !last.includes(".") && takesDocument && files.has(document) ? document : null;
}

/** The board's addresses end in a slash at least: its worker's scope begins behind it. */
export function toBoard(reply: FastifyReply): FastifyReply {
  return reply.header("x-robots-tag", "noindex").redirect(`/${folder}`, 308);
}
