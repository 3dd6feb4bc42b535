/** The calls of the database where they leave the program: at the driver. */
import pg from "pg";
import type { TestServer } from "./test-server";

type Send = (...values: unknown[]) => unknown;

/** Texts of the statements that are sent, outside of transactions, while `work` runs; each is one call. */
export async function statementsOf(server: TestServer, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const { embedded } = server.connection;
  if (embedded) {
    const query = embedded.query as Send;
    Object.defineProperty(embedded, "query", {
      configurable: true,
      value: (...values: unknown[]) => {
        statements.push(String(values[0]));
        return query.apply(embedded, values);
      },
    });
    try {
      await work();
    } finally {
      Reflect.deleteProperty(embedded, "query");
    }
    return statements;
  }
  const sent = pg.Query.prototype as unknown as { submit: Send };
  const { submit } = sent;
  sent.submit = function counted(this: { text: string }, ...values: unknown[]) {
    statements.push(this.text);
    return submit.apply(this, values);
  };
  try {
    await work();
  } finally {
    sent.submit = submit;
  }
  return statements;
}
