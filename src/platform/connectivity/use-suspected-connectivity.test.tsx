import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { outcome, probedShop } from "../../../tests/fixtures/probed-shop";
import { connectivity, reportOutcome } from "./connectivity";
import { useSuspectedConnectivity } from "./use-suspected-connectivity";

const shop = probedShop();
afterEach(cleanup);

function Status() {
  return <p>{useSuspectedConnectivity()}</p>;
}

it("is bad at the first failure, and good again as soon as the shop responds", async () => {
  const { container } = render(<Status />);
  expect(container.textContent).toBe("online");
  let answer = (_: "online") => {};
  shop.result = new Promise((resolve) => {
    answer = resolve;
  });
  // One call fails; what is shown for it is rendered now.
  reportOutcome(outcome("network"));
  const failed = render(<Status />);
  expect(failed.container.textContent).toBe("unreachable");
  expect(connectivity()).toBe("online");
  await act(async () => {
    answer("online");
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(failed.container.textContent).toBe("online");
});
