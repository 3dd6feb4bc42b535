import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { createShopQueryClient } from "@/platform/query";
import { banner, many } from "../../../../tests/fixtures/api-rows";
import { stubbedShop } from "../../../../tests/fixtures/stubbed-shop";
import { BannerCarousel } from "./banner-carousel";

stubbedShop();

const hasShapes = (place: Element) => place.querySelector("[aria-hidden=true]") !== null;

it("banners that could not be loaded stay away while they are asked for again, and come when they are there", async () => {
  let answer = (_: Response) => {};
  const asked = vi.fn(
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  );
  vi.stubGlobal("fetch", asked);
  const client = createShopQueryClient();
  const { container } = render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <BannerCarousel moduleType="food" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(hasShapes(container)).toBe(true);
  await act(async () => answer(Response.json({ errors: [] }, { status: 500 })));
  await waitFor(() => expect(container.childElementCount).toBe(0));

  let asking = Promise.resolve();
  await act(async () => {
    asking = client.refetchQueries({ type: "active" });
  });
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  expect(container.childElementCount).toBe(0);

  await act(async () => {
    answer(Response.json({ banners: many(3, banner), campaigns: [] }));
    await asking;
  });
  await waitFor(() => expect(container.querySelectorAll("li").length).toBeGreaterThan(0));
});
