/** Commands as processes beside real servers, on the database that the tests run on. */
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  buildProcesses,
  launchOps,
  runOps,
  type ServerProcess,
  startServer,
} from "../testing/server-process";
import { openEmptyTestDatabase, type TestDatabase, testDatabaseUrl } from "../testing/test-database";

let folder: string;
let database: TestDatabase | null = null;
let environment: Record<string, string>;
let server: ServerProcess;

/** Refused by what reads all settings, which a command at a running server never does. */
const wrongSetting = { TIME_ZONE: "Nowhere" };
const atServer = (words: string[], typed: string | null = null) =>
  runOps(words, { ...environment, ...wrongSetting }, typed);
const fileWith = (name: string, text: string) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};
const sockets = () => readdirSync(environment.DATA_DIR ?? "").filter((name) => name.endsWith(".sock"));

beforeAll(async () => {
  await buildProcesses();
  folder = mkdtempSync(join(tmpdir(), "doorstep-operator-"));
  environment = { DATA_DIR: join(folder, "data") };
  if (testDatabaseUrl !== null) {
    database = await openEmptyTestDatabase();
    const [row] = (await database.connection.executeSql("select current_database() as name")).rows as {
      name: string;
    }[];
    const url = new URL(testDatabaseUrl);
    url.pathname = `/${row?.name}`;
    environment.DATABASE_URL = url.href;
  }
  server = await startServer({ ...environment, PORT: "0" });
});
afterAll(async () => {
  server?.child.kill("SIGKILL");
  await server?.finished;
  await database?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

describe("commands beside a running server", () => {
  it("are run by it, through a socket for its owner alone", async () => {
    expect(await atServer(["orders"])).toEqual({ code: 0, output: "There are no orders yet.\n" });
    const [socket = "", ...more] = sockets();
    expect(more).toEqual([]);
    expect(statSync(join(environment.DATA_DIR ?? "", socket)).mode & 0o777).toBe(0o600);
  });

  it("tell what is wrong with a command as without one", async () => {
    const unknown = await atServer(["chats"]);
    expect(unknown.code).toBe(1);
    expect(unknown.output).toMatch(/^There is no command chats\./);
    expect((await atServer(["advance", "12"])).code).toBe(1);
    expect((await atServer(["help"])).output).toMatch(/^Usage: npm run ops/);
  });

  it("of a file run in one process and in their order", async () => {
    const file = fileWith(
      "good",
      `# the shop\nconfig set business_name '"Corner # Shop"'\n\norders 5 # none\nconfig get business_name\n`,
    );
    expect(await atServer(["--file", file])).toEqual({
      code: 0,
      output: 'business_name "Corner # Shop"\nThere are no orders yet.\n"Corner # Shop"\n',
    });
  });

  it("of a file end with the first that fails, whose line is named", async () => {
    const file = fileWith("failing", "config set address '\"A\"'\norders x\nconfig set address '\"B\"'\n");
    const { code, output } = await atServer(["--file", file]);
    expect(code).toBe(1);
    expect(output).toBe(`address "A"\n${file}, line 2: COUNT must be a number, not "x".\n`);
    expect((await atServer(["config", "get", "address"])).output).toBe('"A"\n');
  });

  it("of a file go on after one that fails where that is asked for", async () => {
    const file = fileWith("going-on", "chats\nconfig set address '\"C\"'\norders x\n");
    const { code, output } = await atServer(["--keep-going", "--file", file]);
    expect(code).toBe(1);
    expect(output).toContain(`${file}, line 1: There is no command chats.`);
    expect(output).toContain('address "C"\n');
    expect(output).toContain(`${file}, line 3: COUNT must be a number`);
    expect(output).toContain("2 of 3 commands failed.\n");
  });

  it("of a file with a quote that is not closed do not begin", async () => {
    const file = fileWith("open-quote", "config set address '\"D\"'\nchat 1 'a\n");
    const { code, output } = await atServer(["--file", file]);
    expect([code, output]).toEqual([
      1,
      `${file}, line 2: The quote ' is not closed on its line.\nNo command was run.\n`,
    ]);
    expect((await atServer(["config", "get", "address"])).output).toBe('"C"\n');
  });

  it("come from standard input", async () => {
    const typed = "config set address '\"E\"'\norders x\nconfig get address";
    expect(await atServer(["--file", "-"], typed)).toMatchObject({
      code: 1,
      output: expect.stringContaining('Standard input, line 2: COUNT must be a number, not "x".\n'),
    });
    expect(await atServer(["--file", "-", "--keep-going"], "orders 1\nconfig get address")).toEqual({
      code: 0,
      output: 'There are no orders yet.\n"E"\n',
    });
  });

  it.each([[["--file"]], [["--file", "a", "b"]], [["--keep-going"]], [["--keep-going", "orders"]]])(
    "are not guessed from %j",
    async (words) => {
      const { code, output } = await atServer(words);
      expect([code, output]).toEqual([1, expect.stringContaining("--file FILE [--keep-going]")]);
    },
  );

  it("never reach the server of another database that shares the folder", async () => {
    const other = "postgres://nobody:hunter2@127.0.0.1:9/none";
    const { code, output } = await runOps(["orders"], { ...environment, DATABASE_URL: other });
    expect([code, output]).toEqual([1, expect.stringContaining("DATABASE_URL cannot be reached")]);
  });

  it("do not keep a server that ends, and hear that it is gone", async () => {
    const ops = launchOps(["--file", "-"], environment);
    ops.child.stdin?.write("orders\n");
    await ops.says("There are no orders yet.");
    server.child.kill("SIGTERM");
    expect((await server.finished).code).toBe(0);
    expect(sockets()).toEqual([]);
    ops.child.stdin?.end("orders\n");
    const { code, output } = await ops.finished;
    expect([code, output]).toEqual([
      1,
      "There are no orders yet.\nStandard input, line 2: The server ended before the command was finished.\n",
    ]);
  });
});

describe("commands without a running server", () => {
  it("open the database once for all of them", async () => {
    const file = fileWith("alone", "config set address '\"F\"'\nconfig get address\norders x\norders\n");
    const { code, output } = await runOps(["--file", file], environment);
    expect([code, output]).toEqual([
      1,
      `address "F"\n"F"\n${file}, line 3: COUNT must be a number, not "x".\n`,
    ]);
  });
});

/** The embedded database has one server. */
const onPostgres = (name: string, tests: () => void) => {
  if (testDatabaseUrl !== null) describe(name, () => tests());
};

onPostgres("two servers in one folder", () => {
  it("answer both, and the next one removes what a killed one has left", async () => {
    const servers = [
      await startServer({ ...environment, PORT: "0" }),
      await startServer({ ...environment, PORT: "0" }),
    ];
    try {
      expect(sockets()).toHaveLength(2);
      for (const killed of servers) {
        expect((await atServer(["orders"])).output).toBe("There are no orders yet.\n");
        killed.child.kill("SIGKILL");
        await killed.finished;
      }
      expect(sockets()).toHaveLength(2);
      expect((await runOps(["orders"], environment)).output).toBe("There are no orders yet.\n");
      servers.push(await startServer({ ...environment, PORT: "0" }));
      expect(sockets()).toHaveLength(1);
      expect((await atServer(["orders"])).output).toBe("There are no orders yet.\n");
    } finally {
      for (const running of servers) running.child.kill("SIGKILL");
      await Promise.all(servers.map(({ finished }) => finished));
    }
  });
});
