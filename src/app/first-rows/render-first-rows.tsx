/**
 * A program of its own, which the build writes for the server: it renders the first rows of a page from its first answers
 * with the page's own components, as the page does for somebody without place and account. The boot script shows them until
 * the app has the same. All that the components read besides is set before each rendering, which waits for nothing.
 */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import type { Item } from "@/contract";
import { configQuery } from "@/features/configuration";
import { scopeOfStore, storeItemsQuery, storeQuery } from "@/features/stores";
import StorePage from "@/pages/store";
import { setShopFormat } from "@/platform/format";
import type { ApiResponse } from "@/platform/http/client";
import { normaliseConfig } from "@/platform/http/normalise/config";
import { itemRow } from "@/platform/http/normalise/item";
import { normalisePage } from "@/platform/http/normalise/page";
import { setPictureBaseUrls } from "@/platform/http/normalise/pictures";
import { normaliseStoreDetails } from "@/platform/http/normalise/store";
import { preloadTexts, startTexts } from "@/platform/i18n";
import { languages, offeredLanguage } from "@/platform/i18n/languages";
import { paths } from "@/platform/navigation/paths";
import { usePreferences } from "@/stores/preferences";
import { shopScope } from "@/stores/shop-scope";

export interface FirstRowsRequest {
  /** Path and query of the page. */
  address: string;
  language: string;
  /** Bodies of answers by their address below the API's prefix. */
  answers: Readonly<Record<string, unknown>>;
  /** When they were read, epoch ms. */
  at: number;
}

/** Resolves when every language has its texts. */
export async function prepareFirstRows(): Promise<void> {
  for (const { languageCode } of languages) {
    await startTexts(languageCode);
    await preloadTexts("catalogue");
  }
}

/** Without React's own preloads, and with styles where no policy of the document forbids them: the boot script sets them. */
const asInertMarkup = (markup: string): string =>
  markup.replace(/<link rel="preload"[^>]*>/g, "").replaceAll(' style="', ' data-style="');

/** Markup of what stands in the page's `main`; null where the answers do not suffice for all of it. */
export async function renderFirstRows(request: FirstRowsRequest): Promise<string | null> {
  const markup = renderNow(request);
  if (!markup?.includes(pendingPart)) return markup;
  // A part of the page was rendered for the first time, which loads it.
  await new Promise((resolve) => setTimeout(resolve));
  const second = renderNow(request);
  return second?.includes(pendingPart) ? null : second;
}

/** What stands for a part that is being loaded carries it. */
const pendingPart = "data-part-pending";

function renderNow({ address, language, answers, at }: FirstRowsRequest): string | null {
  const menus = Object.keys(answers).filter((name) => name.startsWith("/items/latest?"));
  const details = Object.keys(answers).find((name) => name.startsWith("/stores/details/"));
  if (!details || menus.length === 0 || !answers["/config"]) return null;
  const languageCode = offeredLanguage(language);
  void startTexts(languageCode);
  usePreferences.setState({ language: languageCode });
  const config = normaliseConfig(answers["/config"]);
  setPictureBaseUrls(config.base_urls);
  setShopFormat(config);
  const store = normaliseStoreDetails(answers[details]);
  if (store === null) return null;

  const answer = <T,>(data: T): ApiResponse<T> => ({ data, receivedAt: at, storedAt: at, serverTime: null });
  const client = new QueryClient();
  client.setQueryData(configQuery(languageCode).queryKey, answer(config));
  const idOrSlug = decodeURIComponent(details.slice("/stores/details/".length));
  client.setQueryData(storeQuery(shopScope(), idOrSlug).queryKey, answer(store));
  for (const name of menus) {
    const category = Number(new URLSearchParams(name.split("?")[1]).get("category_id"));
    const menu = storeItemsQuery(
      scopeOfStore(shopScope(), store),
      { id: store.id, moduleId: store.module_id },
      category,
      "",
    );
    const page = normalisePage<Item>(itemRow)(answers[name] as never);
    client.setQueryData(menu.queryKey, { pages: [answer(page)], pageParams: [1] });
  }
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path={paths.store.pattern} element={<StorePage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  client.clear();
  return asInertMarkup(markup);
}
