import { render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { isAnyPartPending, subscribePendingParts, usePendingPart } from "./pending-parts";

function Part({ isPending }: { readonly isPending: boolean }) {
  usePendingPart(isPending);
  return null;
}

it("parts count while they are mounted and pending, and each change is announced", () => {
  const listener = vi.fn();
  const unsubscribe = subscribePendingParts(listener);
  const one = render(<Part isPending />);
  const other = render(<Part isPending />);
  other.rerender(<Part isPending={false} />);
  expect([isAnyPartPending(), listener.mock.calls.length]).toEqual([true, 3]);
  one.unmount();
  expect(isAnyPartPending()).toBe(false);
  unsubscribe();
  other.unmount();
  expect(listener).toHaveBeenCalledTimes(4);
});
