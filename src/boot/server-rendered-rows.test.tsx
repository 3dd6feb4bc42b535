import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { draw, inRows, page, render, rowsMarkup, screen, standAt } from "../../tests/fixtures/drawn-rows";
import { drawRows, servedRows } from "./server-rendered-rows";

let rows: ReturnType<typeof draw>;
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
    // The words on a row may have changed.
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
