const unescaped = (text: string) => text.replace(/&quot;/g, '"').replace(/&amp;/g, "&");

/** An answer of the API that a document carries. */
export interface ServedAnswer {
  address: string;
  scope: Record<string, string>;
  at: number;
  body: unknown;
}
export const answersIn = (html: string): ServedAnswer[] =>
  [...html.matchAll(/data-answer="([^"]*)" data-scope="([^"]*)" data-at="(\d+)">([^<]*)</g)].map(
    ([, address = "", scope = "", at, text = ""]) => ({
      address: unescaped(address),
      scope: JSON.parse(unescaped(scope)) as Record<string, string>,
      at: Number(at),
      body: JSON.parse(text) as unknown,
    }),
  );
