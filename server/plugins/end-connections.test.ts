import { Agent, get } from "node:http";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { endConnections } from "./end-connections";

it("a server ends although a client would keep the connection of its last answer", async () => {
  const app = Fastify({ forceCloseConnections: "idle", keepAliveTimeout: 72_000 });
  endConnections(app);
  let asked: () => void = () => {};
  const isAsked = new Promise<void>((done) => {
    asked = done;
  });
  let answer: () => void = () => {};
  app.get("/slow", async () => {
    asked();
    await new Promise<void>((done) => {
      answer = done;
    });
    return "last";
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const agent = new Agent({ keepAlive: true });
  const { port } = app.server.address() as AddressInfo;
  const answered = new Promise<string | undefined>((done, failed) => {
    get({ host: "127.0.0.1", port, path: "/slow", agent }, (response) => {
      response.resume().on("end", () => done(response.headers.connection));
    }).on("error", failed);
  });
  await isAsked;
  const ended = app.close();
  // Its hooks have run once a new connection is refused.
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/slow`).then(
        () => "open",
        () => "closed",
      ),
    )
    .toBe("closed");
  answer();
  expect(await answered).toBe("close");
  await ended;
  agent.destroy();
}, 20_000);
