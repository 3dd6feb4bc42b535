import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { drawRows, servedRows } from "./first-rows";

const rowsMarkup = `
  <h1>Quay Kitchen</h1>
  <input type="search">
  <ul><li><a href="/product/soup"><h3>Soup</h3> $4</a><button aria-label="Add Soup">+</button></li></ul>
  <label><input type="radio" name="size" checked>Small</label><label><input type="radio" name="size">Large</label>
  <a href="https://elsewhere.example" target="_blank">Elsewhere</a>`;

function draw(markup = rowsMarkup) {
  document.body.innerHTML = `
    <div id="first-screen"><div class="fs-blank"></div></div>
    <div id="root"><main></main></div>`;
  const template = document.createElement("template");
  template.innerHTML = markup;
  return drawRows(template, false, 1_000);
}
const screen = () => document.getElementById("first-screen") as HTMLElement;
const page = () => document.getElementById("root") as HTMLElement;
const render = (markup: string) => {
  (page().firstElementChild as HTMLElement).innerHTML = markup;
};
const inRows = <T extends HTMLElement>(selector: string) => screen().querySelector(selector) as T;
const inPage = <T extends HTMLElement>(selector: string) => page().querySelector(selector) as T;

/** Where everything stands. */
const standAt = (top: number, height: number) =>
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 100, height));

let rows: ReturnType<typeof drawRows>;
beforeEach(() => {
  standAt(0, 20);
  rows = draw();
});
afterEach(() => vi.restoreAllMocks());

describe("first rows", () => {
  it("take the place of the frame's shapes", () => {
    expect(screen().querySelector(".fs-blank")).toBeNull();
    expect(inRows("h1").textContent).toBe("Quay Kitchen");
  });

  it("stay until the page has their titles and rows", () => {
    render("<h1>Quay Kitchen</h1>");
    expect(rows.hasRows(page())).toBe(false);
    render('<h1>Quay Kitchen</h1><ul><li><a href="/product/bread">Bread</a></li></ul>');
    expect(rows.hasRows(page())).toBe(false);
    // What stands on a row may have changed.
    render('<h1>Quay Kitchen</h1><ul><li><a href="/product/soup">Soup of the day</a></li></ul>');
    expect(rows.hasRows(page())).toBe(true);
  });

  it("do not wait for rows that are out of sight", () => {
    render("<h1>Quay Kitchen</h1>");
    standAt(innerHeight + 1, 20);
    expect(rows.hasRows(page())).toBe(true);
  });

  it("wait for rows that are scrolled into sight meanwhile", () => {
    render("<h1>Quay Kitchen</h1>");
    standAt(innerHeight + 1, 20);
    expect(rows.hasRows(page())).toBe(true);
    standAt(0, 20);
    document.dispatchEvent(new Event("scroll"));
    expect(rows.hasRows(page())).toBe(false);
  });

  it("stay until the page has what was pressed", () => {
    inRows<HTMLButtonElement>("button").click();
    const same = '<h1>Quay Kitchen</h1><ul><li><a href="/product/soup">Soup</a></li></ul>';
    render(same);
    expect(rows.hasRows(page())).toBe(false);
    render(
      '<h1>Quay Kitchen</h1><ul><li><a href="/product/soup">Soup</a><button aria-label="Add Soup">+</button></li></ul>',
    );
    expect(rows.hasRows(page())).toBe(true);
  });

  it("stay while a finger is down on them", () => {
    vi.useFakeTimers();
    render(rowsMarkup);
    inRows("li a").dispatchEvent(new Event("pointerdown", { bubbles: true }));
    expect(rows.hasRows(page())).toBe(false);
    // Not for ever.
    expect(rows.maxWaitMs(page())).toBe(2_000);
    document.dispatchEvent(new Event("pointerup"));
    vi.advanceTimersByTime(60);
    expect(rows.hasRows(page())).toBe(true);
    vi.useRealTimers();
  });

  it("do not stay for what was pressed and is not offered any more", () => {
    vi.useFakeTimers();
    inRows<HTMLButtonElement>("button").click();
    render('<h1>Quay Kitchen</h1><ul><li><a href="/product/soup">Soup</a></li></ul>');
    expect(rows.hasRows(page())).toBe(false);
    vi.advanceTimersByTime(600);
    expect(rows.hasRows(page())).toBe(true);
    vi.useRealTimers();
  });

  it("stay longer while the page shows shapes in their place", () => {
    const shape = "<h1>Quay Kitchen</h1><span data-skeleton></span>";
    render(shape);
    expect(rows.maxWaitMs(page())).toBe(5_000);
    render("<h1>Quay Kitchen</h1>");
    expect(rows.maxWaitMs(page())).toBe(1_000);
    vi.restoreAllMocks();
  });

  it("hand over the press, what was typed and where the focus is", () => {
    vi.useFakeTimers();
    inRows<HTMLAnchorElement>("li a").click();
    inRows<HTMLInputElement>("[type=search]").value = "so";
    inRows("[type=search]").focus();
    render('<input type="search"><ul><li><a href="/product/soup">Soup $5</a></li></ul>');
    const heard: string[] = [];
    inPage("a").addEventListener("click", (event) => {
      event.preventDefault();
      heard.push("pressed");
    });
    inPage("input").addEventListener("input", ({ target }) => heard.push((target as HTMLInputElement).value));
    rows.handOver(screen(), page())();
    vi.runAllTimers();
    vi.useRealTimers();
    expect(heard).toEqual(["so", "pressed"]);
    expect(document.activeElement).toBe(inPage("input"));
  });

  it("hand over every press that does something, and the last one that opens something", () => {
    vi.useFakeTimers();
    rows = draw(`<button>Add A</button><button>Add B</button><a href="/a">A</a>
      <button aria-haspopup="dialog">Choose</button>`);
    for (const control of screen().querySelectorAll<HTMLElement>("button, a")) control.click();
    inRows("button").click();
    render(inRows("main").innerHTML);
    const heard: unknown[] = [];
    page().addEventListener("click", ({ target }) => heard.push((target as Element).textContent));
    rows.handOver(screen(), page())();
    vi.runAllTimers();
    vi.useRealTimers();
    expect(heard).toEqual(["Add A", "Add B", "Choose"]);
  });

  it("hand over a press to the same row, and two presses of a stepper as two", () => {
    vi.useFakeTimers();
    const row = (name: string) => `<li><a href="/product/${name}">${name}</a>
      <span role="group" aria-label="Quantity of ${name}"><button aria-label="Increase">+</button></span></li>`;
    rows = draw(`<ul>${row("bread")}</ul><button>Add to cart $4.50</button>`);
    inRows<HTMLButtonElement>("[aria-label=Increase]").click();
    inRows<HTMLButtonElement>("[aria-label=Increase]").click();
    inRows<HTMLButtonElement>("ul + button").click();
    render(`<ul>${row("soup")}${row("bread")}</ul><button>Add to cart $5.00</button>`);
    const heard: unknown[] = [];
    page().addEventListener("click", ({ target }) =>
      heard.push((target as Element).closest("li")?.querySelector("a")?.textContent ?? "cart"),
    );
    rows.handOver(screen(), page())();
    vi.runAllTimers();
    vi.useRealTimers();
    expect(heard).toEqual(["bread", "bread", "cart"]);
  });

  it("press nothing in the place of what has gone", () => {
    vi.useFakeTimers();
    inRows<HTMLButtonElement>("button").click();
    render('<ul><li><a href="/product/bread">Bread</a><button aria-label="Add Soup">+</button></li></ul>');
    const heard = vi.fn();
    page().addEventListener("click", heard);
    rows.handOver(screen(), page())();
    vi.runAllTimers();
    vi.useRealTimers();
    expect(heard).not.toHaveBeenCalled();
  });

  it("hand over an order that was chosen, as if by hand", () => {
    const sorts =
      '<select aria-label="Sort"><option value="a">A</option><option value="b">B</option></select>';
    rows = draw(sorts);
    render(sorts);
    inRows<HTMLSelectElement>("select").value = "b";
    inRows("select").dispatchEvent(new Event("change", { bubbles: true }));
    const heard = vi.fn();
    page().addEventListener("change", heard);
    rows.handOver(screen(), page())();
    expect(inPage<HTMLSelectElement>("select").value).toBe("b");
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it("do not hand over a press whose choices the page does not have", () => {
    vi.useFakeTimers();
    const size = (grams: number) => `<label><input type="checkbox">${grams} g</label>`;
    rows = draw(`${size(250)}${size(500)}<button>Add to cart</button>`);
    inRows<HTMLInputElement>("label + label input").click();
    inRows<HTMLButtonElement>("button").click();
    render(`${size(250)}<button>Add to cart</button>`);
    const heard = vi.fn();
    inPage("button").addEventListener("click", heard);
    rows.handOver(screen(), page())();
    vi.runAllTimers();
    expect(heard).not.toHaveBeenCalled();
    render(`${size(250)}${size(500)}<button>Add to cart</button>`);
    inPage("button").addEventListener("click", heard);
    rows.handOver(screen(), page())();
    vi.runAllTimers();
    vi.useRealTimers();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it("are not drawn where the page was faster", () => {
    document.body.innerHTML = '<div id="root"><main></main></div>';
    const template = document.createElement("template");
    template.innerHTML = rowsMarkup;
    drawRows(template, false, 1_000);
    expect(page().className).toBe("");
  });

  it("lead where they say once the app is known not to come", () => {
    document.body.insertAdjacentHTML("beforeend", '<div id="boot-message"></div>');
    const pressed = new MouseEvent("click", { bubbles: true, cancelable: true });
    inRows("li a").dispatchEvent(pressed);
    expect(pressed.defaultPrevented).toBe(false);
  });

  it("hand over a search that was sent", () => {
    vi.useFakeTimers();
    const form = '<form><input type="search"><button>Search</button></form>';
    rows = draw(form);
    inRows<HTMLInputElement>("input").value = "soup";
    const sent = new SubmitEvent("submit", { bubbles: true, cancelable: true });
    inRows("form").dispatchEvent(sent);
    expect(sent.defaultPrevented).toBe(true);
    render(form);
    const heard: string[] = [];
    inPage("form").addEventListener("submit", (event) => {
      event.preventDefault();
      heard.push(inPage<HTMLInputElement>("input").value);
    });
    rows.handOver(screen(), page())();
    vi.runAllTimers();
    vi.useRealTimers();
    expect(heard).toEqual(["soup"]);
  });

  it("hand over what was chosen, and only that", () => {
    render(rowsMarkup);
    const [small, large] = page().querySelectorAll<HTMLInputElement>("[type=radio]");
    const chosen = vi.fn();
    for (const option of [small, large]) option?.addEventListener("click", chosen);
    screen().querySelectorAll<HTMLInputElement>("[type=radio]")[1]?.click();
    // Rows and page are groups of their own.
    expect(small?.checked).toBe(true);
    rows.handOver(screen(), page())();
    expect([small?.checked, large?.checked]).toEqual([false, true]);
    expect(chosen).toHaveBeenCalledTimes(1);
  });

  it("have ids of their own, by which they still refer to each other", () => {
    rows = draw(`<section aria-labelledby="a b"><h2 id="a">A</h2><p id="b">B</p></section>
      <svg><linearGradient id="g"></linearGradient></svg>`);
    expect(inRows("section").getAttribute("aria-labelledby")).toBe("first-a first-b");
    expect([...screen().querySelectorAll("[id]")].map(({ id }) => id)).toEqual(["first-a", "first-b", "g"]);
  });

  it("leave links to other tabs to the browser", () => {
    const pressed = new MouseEvent("click", { bubbles: true, cancelable: true });
    inRows("[target]").dispatchEvent(pressed);
    expect(pressed.defaultPrevented).toBe(false);
  });
});

describe("the rows of a document", () => {
  const arriveBy = (type: string) =>
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type } as PerformanceNavigationTiming]);
  const leftAt = (y: number) =>
    sessionStorage.setItem(
      "doorstep.scroll",
      JSON.stringify([["k1 /store/quay-kitchen", { y, href: null, top: 0 }]]),
    );
  beforeEach(() => {
    history.replaceState(null, "", "/store/quay-kitchen");
    document.body.innerHTML = `<template data-rows data-language="en" data-at="${Date.now()}"></template>`;
  });
  afterEach(() => {
    sessionStorage.clear();
    vi.restoreAllMocks();
  });

  it("are those of its language", () => {
    expect(servedRows("en")).not.toBeNull();
    expect(servedRows("ar")).toBeNull();
  });

  it("are not shown to who comes back to a place further down", () => {
    leftAt(900);
    expect(servedRows("en")).not.toBeNull();
    arriveBy("reload");
    expect(servedRows("en")).toBeNull();
    leftAt(0);
    expect(servedRows("en")).not.toBeNull();
    sessionStorage.setItem("doorstep.scroll", "no JSON");
    expect(servedRows("en")).not.toBeNull();
  });
});
