import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startConnectivity } from "@/platform/connectivity";
import { mockApi } from "../../../tests/fixtures/mock-api";
import { showInPage } from "../../../tests/fixtures/show-in-page";
import { useDeliveryDistance } from "./use-delivery-distance";

const api = mockApi();
/** The distance that each drawing of the form has told. */
let drawn: string[];
let stop: () => void;

function Form() {
  const store = { latitude: "1", longitude: "1" };
  const { estimated, pending, kilometers } = useDeliveryDistance(store, { lat: 1.01, lng: 1 }, true, true);
  drawn.push(pending ? "pending" : `${estimated ? "about " : ""}${kilometers} km`);
  return <p>{drawn.at(-1)}</p>;
}

beforeEach(() => {
  drawn = [];
});
afterEach(() => {
  stop();
  cleanup();
  vi.restoreAllMocks();
});

it("without a network the form is drawn with the estimate from the first time on", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  api.respond = () => Promise.reject(new TypeError("Failed to fetch"));
  stop = startConnectivity({ probe: async () => "down" });
  await showInPage(<Form />);
  expect(drawn[0]).toMatch(/^about 1\.\d+ km$/);
});

it("with a network it waits for what the shop measures", async () => {
  api.respond = (url) =>
    url.pathname.endsWith("/distance-api")
      ? {
          body: {
            rows: [{ elements: [{ distance: { value: 1500 }, duration: { value: 900 }, status: "OK" }] }],
          },
        }
      : { body: 0 };
  stop = startConnectivity({ probe: async () => "online" });
  await showInPage(<Form />);
  expect(drawn[0]).toBe("pending");
  expect(await screen.findByText("1.5 km")).toBeTruthy();
});
