/** Services outside of the shop that refuse everything and repeat in their answers all that was said to them. */
import { createServer } from "node:http";
import { type AddressInfo, createServer as createSocketServer, type Socket } from "node:net";

export interface RepeatingServices {
  /** Refuses with 500 and the request's own address, headers and body. */
  http: string;
  /** Takes no password, and refuses with it. */
  mail: { host: string; port: number };
  /** Everything that both heard. */
  heard(): string;
  close(): Promise<void>;
}

export async function openRepeatingServices(): Promise<RepeatingServices> {
  let heard = "";
  const hear = (text: string) => {
    heard += `${text}\n`;
    return text;
  };
  const web = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      const said = hear(`${request.method} ${request.url} ${JSON.stringify(request.headers)} ${body}`);
      response.writeHead(500, { "content-type": "application/json" });
      response.end(JSON.stringify({ error: { message: said }, errors: [{ message: said }] }));
    });
  });
  const open = new Set<Socket>();
  const mail = createSocketServer((socket) => {
    open.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => open.delete(socket));
    socket.on("data", (chunk) => {
      const line = hear(chunk.toString().trim());
      const isGreeting = /^(EHLO|HELO)/i.test(line);
      socket.write(isGreeting ? "250-mail.test\r\n250 AUTH PLAIN LOGIN\r\n" : `535 refused: ${line}\r\n`);
    });
    socket.write("220 mail.test\r\n");
  });
  for (const server of [web, mail])
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const portOf = (server: typeof web | typeof mail) => (server.address() as AddressInfo).port;
  return {
    http: `http://127.0.0.1:${portOf(web)}`,
    mail: { host: "127.0.0.1", port: portOf(mail) },
    heard: () => heard,
    close: async () => {
      for (const socket of open) socket.destroy();
      web.closeAllConnections();
      await Promise.all([web, mail].map((server) => new Promise((closed) => server.close(closed))));
    },
  };
}
