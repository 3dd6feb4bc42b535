/**
 * A program of its own, which the build writes for the server: it renders the first rows of a page from its first answers
 * with the page's own components, as the page does for somebody without place and account. The boot script shows them to
 * everybody until the app has the same. All that the components read besides is set before each rendering, which waits for nothing.
 */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { configQuery } from "@/features/configuration";
import { setShopFormat } from "@/platform/format";
import { normaliseConfig } from "@/platform/http/normalise/config";
import { setPictureBaseUrls } from "@/platform/http/normalise/pictures";
import { preloadTexts, startTexts } from "@/platform/i18n";
import { languages, offeredLanguage } from "@/platform/i18n/languages";
import { usePreferences } from "@/stores/preferences";
import { campaignRows } from "./campaign-rows";
import { type FirstAnswers, readAt } from "./first-answers";
import { productRows } from "./product-rows";
import { storeRows } from "./store-rows";

export interface FirstRowsRequest {
  /** Path and query of the page. */
  address: string;
  language: string;
  /** Bodies of answers by their address below the API's prefix. */
  answers: FirstAnswers;
  /** When they were read, epoch ms. */
  at: number;
}

/** Resolves when every language has its texts. */
export async function prepareFirstRows(): Promise<void> {
  for (const { languageCode } of languages) {
    await startTexts(languageCode);
    await preloadTexts("catalogue", "browse");
  }
}

/** Without React's own preloads, and with styles where no policy of the document forbids them: the boot script sets them. */
const asInertMarkup = (markup: string): string =>
  markup.replace(/<link rel="preload"[^>]*>/g, "").replaceAll(' style="', ' data-style="');

/** A part of the page that is rendered for the first time is loaded by it, and may itself have such parts. */
const maxAttempts = 5;
/** What stands for a part that is being loaded carries it. */
const pendingPart = "data-part-pending";

/** Markup of what stands in the page's `main`; null where answers or parts do not suffice for all of it. */
export async function renderFirstRows(request: FirstRowsRequest): Promise<string | null> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    try {
      const markup = renderNow(request);
      if (!markup?.includes(pendingPart)) return markup;
    } catch (error) {
      // A part without a placeholder ends the rendering while it is loaded; anything else fails again.
      if (!(error instanceof Error && error.message.includes("suspended"))) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
  return null;
}

function renderNow({ address, language, answers, at }: FirstRowsRequest): string | null {
  if (!answers["/config"]) return null;
  const languageCode = offeredLanguage(language);
  void startTexts(languageCode);
  usePreferences.setState({ language: languageCode });
  const config = normaliseConfig(answers["/config"]);
  setPictureBaseUrls(config.base_urls);
  setShopFormat(config);

  const client = new QueryClient();
  client.setQueryData(configQuery(languageCode).queryKey, readAt(at, config));
  const page = [storeRows, productRows, campaignRows].find(({ fill }) => fill(client, answers, address, at));
  if (!page) return null;
  const { Page, pattern } = page;
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path={pattern} element={<Page />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  client.clear();
  return asInertMarkup(markup);
}
