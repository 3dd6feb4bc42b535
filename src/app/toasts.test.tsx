import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  cartLimitId,
  showCartChange,
  showErrorTexts,
  showSuccess,
  showToast,
  useToasts,
} from "@/stores/toasts";
import { Toasts } from "./toasts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  useToasts.setState({ toasts: [] });
});

const texts = () => useToasts.getState().toasts.map(({ text }) => text);

it("each message disappears after its own duration, however many follow it", () => {
  render(<Toasts />);
  act(() => void showSuccess("one"));
  act(() => vi.advanceTimersByTime(3_000));
  act(() => void showSuccess("two"));
  act(() => vi.advanceTimersByTime(1_000));
  expect(texts()).toEqual(["two"]);
});

it("a message with the same text replaces the earlier one and restarts its duration", () => {
  render(<Toasts />);
  act(() => void showSuccess("Item added to cart"));
  act(() => vi.advanceTimersByTime(3_000));
  act(() => void showSuccess("Item added to cart"));
  expect(texts()).toEqual(["Item added to cart"]);
  act(() => vi.advanceTimersByTime(3_000));
  expect(texts()).toEqual(["Item added to cart"]);
  act(() => vi.advanceTimersByTime(1_000));
  expect(texts()).toEqual([]);
});

it("what was done to the cart takes the place of what could not be done, and of no other message", () => {
  render(<Toasts />);
  act(() => void showToast({ id: cartLimitId, kind: "warning", text: "There is no more of it." }));
  act(() => void showSuccess("Sent"));
  act(() => void showCartChange("Item added to cart"));
  expect(texts()).toEqual(["Sent", "Item added to cart"]);
});

describe("an error", () => {
  const fail = () => act(() => showErrorTexts(["That did not work."]));
  const page = () =>
    render(
      <>
        <form onSubmit={(event) => event.preventDefault()}>
          <input aria-label="Name" />
          <button type="submit">Send</button>
        </form>
        <button type="button">Apply</button>
        <button type="button">Other</button>
        <Toasts />
      </>,
    );
  const pass = () => act(() => vi.advanceTimersByTime(500));
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

  it("goes when a form is sent again", () => {
    page();
    fail();
    pass();
    press("Send");
    expect(texts()).toEqual([]);
  });

  it("goes when a field is changed, unless it has only just come", () => {
    page();
    fail();
    const field = screen.getByRole("textbox");
    fireEvent.input(field, { target: { value: "a" } });
    expect(texts()).toEqual(["That did not work."]);
    pass();
    fireEvent.input(field, { target: { value: "ab" } });
    expect(texts()).toEqual([]);
  });

  it("goes when the button that led to it is pressed once more, and not for another one", () => {
    page();
    press("Apply");
    fail();
    pass();
    press("Other");
    expect(texts()).toEqual(["That did not work."]);
    press("Other");
    expect(texts()).toEqual([]);
  });

  it("leaves other messages", () => {
    page();
    act(() => void showSuccess("Saved"));
    fail();
    pass();
    press("Send");
    expect(texts()).toEqual(["Saved"]);
  });
});
