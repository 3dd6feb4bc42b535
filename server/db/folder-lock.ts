/**
 * An exclusive lock on the data folder that ends with its process, however that ends. PGlite itself locks nothing, and
 * two processes on one folder lose data in silence.
 */
import { closeSync, constants, openSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { StartError } from "../core/errors";

export interface FolderLock {
  release(): Promise<void>;
}

/** Thrown when another process holds the folder. */
export class FolderLockedError extends StartError {}

const refused = (folder: string) =>
  new FolderLockedError(
    `The data folder ${folder} is in use by another running server. Stop that one, or set DATA_DIR to another folder.`,
  );

/** Takes the lock at once or throws a FolderLockedError. The folder must exist. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  return process.platform === "linux" ? lockByName(folder) : lockByFile(folder);
}

/**
 * Linux: an abstract socket, whose name the kernel gives to one process and takes back when it ends. Named by device
 * and inode, so that links to the same folder meet.
 */
async function lockByName(folder: string): Promise<FolderLock> {
  const { dev, ino } = statSync(folder, { bigint: true });
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((done, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      fail(error.code === "EADDRINUSE" ? refused(folder) : error),
    );
    server.listen(`\0doorstep-${dev}-${ino}`, () => done());
  });
  server.unref();
  return {
    release: () => new Promise((done) => server.close(() => done())),
  };
}

/** O_EXLOCK of macOS, and libuv's flag of the same meaning on Windows. */
const EXCLUSIVE = process.platform === "win32" ? 0x1000_0000 : 0x20;

/** Elsewhere: a file opened with the system's own exclusive lock. */
async function lockByFile(folder: string): Promise<FolderLock> {
  let descriptor: number;
  try {
    const flags = constants.O_RDWR | constants.O_CREAT | (constants.O_NONBLOCK ?? 0) | EXCLUSIVE;
    descriptor = openSync(join(folder, "lock"), flags, 0o600);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    if (["EAGAIN", "EWOULDBLOCK", "EBUSY"].includes(code)) throw refused(folder);
    throw error;
  }
  return {
    release: async () => closeSync(descriptor),
  };
}
