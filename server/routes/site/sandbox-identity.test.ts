import { afterAll, expect, it } from "vitest";
import { openDemoServer } from "../../testing/demo-shop";

const { server } = await openDemoServer();
afterAll(() => server.close());

it.each([
  ["en-US,ar", '<html lang="en" dir="ltr">', "This is not Facebook.", "Let it fail"],
  ["ar-EG,en", '<html lang="ar" dir="rtl">', "هذه ليست صفحة Facebook.", "دعه يفشل"],
])("the demo's page of another service speaks the browser's language: %s", async (languages, ...texts) => {
  const query = new URLSearchParams({
    redirect_uri: "http://localhost:8080/sign-in-return",
    state: "state",
    nonce: "nonce",
    code_challenge: "challenge",
  });
  const page = await server.inject({
    method: "GET",
    url: `/sandbox-identity/facebook?${query}`,
    headers: { host: "localhost:8080", "accept-language": languages },
  });
  expect(page.statusCode).toBe(200);
  for (const text of texts) expect(page.body).toContain(text);
});
