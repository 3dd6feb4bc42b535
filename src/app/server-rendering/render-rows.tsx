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
import type { Namespace } from "@/platform/i18n/texts";
import { usePreferences } from "@/stores/preferences";
import { type Rule, rulesInUse, rulesOf } from "../screen-snapshot/rules-in-use";
import { type BroughtLanguageTexts, prepareLanguage } from "./brought-language";
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
  /** The language, where the shop brought it. */
  brought?: BroughtLanguageTexts | null;
}

/** Rows of a page, and the rules of its style sheets for them: with these they are seen before any sheet has come. */
export interface FirstRows {
  markup: string;
  /** Empty where the page's sheets are not known. */
  styles: string;
}

/** The texts that rows have. */
const namespaces: Namespace[] = ["catalogue", "browse"];

/** The rules of each page's style sheets, by the page's name. */
const rules = new Map<string, readonly Rule[]>();

/** Resolves when every language has its texts. `sheets` are the texts of the style sheets of pages, by their names. */
export async function prepareFirstRows(sheets: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const { name } of pages) rules.set(name, rulesOf(sheets[name] ?? ""));
  for (const { languageCode } of languages) {
    await startTexts(languageCode);
    await preloadTexts(...namespaces);
  }
}

/** Without React's own preloads, and with styles where no policy of the document forbids them: the boot script sets them. */
const asInertMarkup = (markup: string): string =>
  markup.replace(/<link rel="preload"[^>]*>/g, "").replaceAll(' style="', ' data-style="');

/** A part of the page that is rendered for the first time is loaded by it, and may itself have such parts. */
const maxAttempts = 5;
/** Marks the placeholder of a part that is being loaded. */
const pendingPart = "data-part-pending";

/** The id of the rows' holder in the page; rules may ask for it. */
const holder = "fs-rows";

const classesIn = (markup: string): Set<string> =>
  new Set([
    holder,
    ...[...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)),
  ]);

/** The markup of the page's `main`; null where answers or parts do not suffice for all of it. */
export async function renderFirstRows(request: FirstRowsRequest): Promise<FirstRows | null> {
  if (request.brought) await prepareLanguage(request.brought, namespaces);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    try {
      const rows = renderNow(request);
      if (!rows?.markup.includes(pendingPart)) return rows;
    } catch (error) {
      // A part without a placeholder ends the rendering while it is loaded; anything else fails again.
      if (!(error instanceof Error && error.message.includes("suspended"))) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
  return null;
}

const pages = [storeRows, productRows, campaignRows];

function renderNow({ address, language, answers, at }: FirstRowsRequest): FirstRows | null {
  if (!answers["/config"]) return null;
  const languageCode = offeredLanguage(language);
  void startTexts(languageCode);
  usePreferences.setState({ language: languageCode });
  const config = normaliseConfig(answers["/config"]);
  setPictureBaseUrls(config.base_urls);
  setShopFormat(config);

  const client = new QueryClient();
  client.setQueryData(configQuery(languageCode).queryKey, readAt(at, config));
  const page = pages.find(({ fill }) => fill(client, answers, address, at));
  if (!page) return null;
  const { name, Page, pattern } = page;
  const rendered = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path={pattern} element={<Page />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  client.clear();
  const markup = asInertMarkup(rendered);
  return { markup, styles: rulesInUse(rules.get(name) ?? [], classesIn(markup)) };
}
