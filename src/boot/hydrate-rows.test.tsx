import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  draw,
  inPage,
  inRows,
  page,
  render,
  rowsMarkup,
  screen,
  standAt,
} from "../../tests/fixtures/drawn-rows";

let rows: ReturnType<typeof draw>;
beforeEach(() => {
  standAt(0, 20);
  rows = draw();
});
afterEach(() => vi.restoreAllMocks());

/** Does in the page what was done in the rows. */
const handOver = (done = () => {}) => rows.handOver(screen(), page())(done);

describe("first rows", () => {
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
    handOver();
    vi.runAllTimers();
    vi.useRealTimers();
    expect(heard).toEqual(["so", "pressed"]);
    expect(document.activeElement).toBe(inPage("input"));
  });

  it("hear nothing of the document once they have handed over", () => {
    vi.useFakeTimers();
    render('<ul><li><a href="/product/soup">Soup $5</a></li></ul>');
    handOver();
    vi.runAllTimers();
    document.dispatchEvent(new Event("pointerup", { bubbles: true }));
    const timers = vi.getTimerCount();
    vi.useRealTimers();
    expect(timers).toBe(0);
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
    handOver(() => heard.push("all done"));
    vi.runAllTimers();
    vi.useRealTimers();
    expect(heard).toEqual(["Add A", "Add B", "Choose", "all done"]);
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
    handOver();
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
    handOver();
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
    handOver();
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
    handOver();
    vi.runAllTimers();
    expect(heard).not.toHaveBeenCalled();
    render(`${size(250)}${size(500)}<button>Add to cart</button>`);
    inPage("button").addEventListener("click", heard);
    handOver();
    vi.runAllTimers();
    vi.useRealTimers();
    expect(heard).toHaveBeenCalledTimes(1);
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
    handOver();
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
    handOver();
    expect([small?.checked, large?.checked]).toEqual([false, true]);
    expect(chosen).toHaveBeenCalledTimes(1);
  });
});
