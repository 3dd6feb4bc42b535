/** Responses over a bad network: the shop's whole answer, a part of it, or none. */
import type { IncomingMessage, ServerResponse } from "node:http";

export interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

/** The whole answer; a connection that breaks where the shop gave none. */
export function deliver(response: ServerResponse, answer: Answer | null): void {
  if (!answer) return void response.destroy();
  response.writeHead(answer.status, withoutConnection(answer)).end(answer.body);
}

/** Half of the body, then silence: the length that was announced never comes. */
export function cut(response: ServerResponse, answer: Answer | null): void {
  if (!answer) return void response.destroy();
  response.writeHead(answer.status, {
    ...withoutConnection(answer),
    "content-length": String(answer.body.length),
  });
  response.write(answer.body.subarray(0, Math.floor(answer.body.length / 2)), () => response.destroy());
}

/** Half of the answer as if it were all of it. */
export function half(response: ServerResponse, answer: Answer | null): void {
  if (!answer) return void response.destroy();
  const { "content-length": _length, ...headers } = withoutConnection(answer);
  response.writeHead(answer.status, headers).end(answer.body.subarray(0, Math.floor(answer.body.length / 2)));
}

/** The body begins and never ends; the page has to give it up. */
export function endless(response: ServerResponse, answer: Answer | null): void {
  if (!answer) return void response.destroy();
  const { "content-length": _length, ...headers } = withoutConnection(answer);
  response.writeHead(answer.status, headers).write(answer.body.subarray(0, 1));
}

function withoutConnection({ headers }: Answer): IncomingMessage["headers"] {
  const { connection: _connection, "transfer-encoding": _encoding, "keep-alive": _alive, ...rest } = headers;
  return rest;
}
