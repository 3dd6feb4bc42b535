import type { Page } from "@playwright/test";

/** Pages get the document as it was built, as from any other server than ours: their first answers come from the API. */
export async function servePlainDocuments(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => /^\/(store|product)\//.test(pathname),
    async (route) => {
      const built = new URL("/app.html", route.request().url()).href;
      await route.fulfill({ response: await route.fetch({ url: built }) });
    },
  );
}
