import { beforeAll, describe, expect, it } from "vitest";
import { prepareFirstRows, renderFirstRows } from "./render-rows";

beforeAll(() => prepareFirstRows());

const config = { business_name: "Doorstep", timezone: "UTC" };
const campaign = {
  id: 7,
  slug: "food-week",
  title: "Food Week",
  description: "A week of food.",
  image_full_url: "/pictures/week",
  available_date_ends: "2026-12-21",
  module_id: 1,
};

async function rowsOf(more: object, language = "en", address = "/campaigns/food-week"): Promise<Element> {
  const answers = { "/config": config, "/campaigns/details/food-week": { ...campaign, ...more } };
  const rows = await renderFirstRows({ address, language, answers, at: Date.now() });
  const template = document.createElement("template");
  template.innerHTML = rows?.markup ?? "";
  const main = document.createElement("main");
  main.append(template.content);
  return main;
}

describe("the first rows of a campaign", () => {
  it("are its picture, title, text and end, and shapes where the stores of a place will stand", async () => {
    const rows = await rowsOf({});
    expect(rows.querySelector("h1")?.textContent).toBe("Food Week");
    expect(rows.textContent).toContain("A week of food.");
    expect(rows.textContent).toContain("21 Dec 2026");
    const picture = rows.querySelector("img");
    expect(picture?.getAttribute("fetchpriority")).toBe("high");
    expect(picture?.getAttribute("srcset")).toContain("/pictures/week?w=480 480w");
    expect(rows.querySelectorAll("[data-skeleton]").length).toBeGreaterThan(0);
    expect(rows.querySelectorAll("a, button")).toHaveLength(0);
  });

  it("are in the language of the document", async () => {
    const [english, arabic] = [await rowsOf({}), await rowsOf({}, "ar")];
    expect(english.querySelector("h2")?.textContent).not.toMatch(/[\u0600-\u06ff]/);
    expect(arabic.querySelector("h2")?.textContent).toMatch(/[\u0600-\u06ff]/);
  });

  it("show what a title says as text", async () => {
    const hostile = `</template><script>alert(1)</script><img src=x onerror=alert(1)>`;
    const rows = await rowsOf({ title: hostile, description: hostile });
    expect(rows.querySelector("h1")?.textContent).toBe(hostile);
    expect(rows.querySelectorAll("script, [onerror], template")).toHaveLength(0);
    expect(rows.querySelectorAll("img")).toHaveLength(1);
  });

  it("are not there without the campaign", async () => {
    const at = Date.now();
    const address = "/campaigns/food-week";
    for (const answers of [
      {},
      { "/config": config },
      { "/config": config, "/campaigns/details/food-week": null },
    ])
      expect(await renderFirstRows({ address, language: "en", answers, at })).toBeNull();
  });

  it("come with the rules of their page's style sheets that match something in them", async () => {
    const request = {
      address: "/campaigns/food-week",
      language: "en",
      answers: { "/config": config, "/campaigns/details/food-week": campaign },
      at: Date.now(),
    };
    expect((await renderFirstRows(request))?.styles).toBe("");
    const plain = (await renderFirstRows(request))?.markup ?? "";
    const [, name = ""] = /<h1 class="([\w-]+)/.exec(plain) ?? [];
    await prepareFirstRows({
      campaign: `body{margin:0}.${name}{color:red}.of-another-page{color:blue}`,
      store: ".of-a-store{color:green}",
    });
    expect((await renderFirstRows(request))?.styles).toBe(`body{margin:0}.${name}{color:red}`);
    await prepareFirstRows();
  });
});
