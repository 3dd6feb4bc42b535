// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { beforeEach, expect, it } from "vitest";
import type { Config } from "@/contract";
import { optionPrice } from "@/domain/option-price";
import { priceReading } from "@/domain/price-reading";
import { textHash } from "@/domain/text-hash";
import { configQuery } from "@/features/configuration";
import { setShopFormat } from "@/platform/format";
import { shopFormat } from "@/platform/format/shop-format";
import { normaliseConfig } from "@/platform/http/normalise/config";
import { createShopQueryClient, restoreBoot } from "@/platform/query";
import { storageKeys } from "@/platform/storage/storage-keys";
import { apiResponse, clearStorage } from "../../../tests/fixtures/query-library";
import { completeStoredConfig } from "./complete-stored-config";

beforeEach(clearStorage);

const { queryKey } = configQuery("en");
const minuteMs = 60_000;

/** A config stored a minute ago by a build that knew neither decimal option prices nor offsets. */
function storedByOlderBuild(answer: Record<string, unknown>) {
  const {
    decimal_option_prices: _decimals,
    timezone_offsets: _offsets,
    place_search: _places,
    ...config
  } = normaliseConfig({ business_name: "Quay", ...answer });
  const at = Date.now() - minuteMs;
  const query = {
    queryKey,
    queryHash: JSON.stringify(queryKey),
    state: { data: apiResponse(config), dataUpdatedAt: at, status: "success" },
  };
  const record = JSON.stringify({
    timestamp: at,
    buster: "1",
    clientState: { mutations: [], queries: [query] },
  });
  localStorage.setItem(storageKeys.boot, `${textHash(record)} ${record}`);
  const client = createShopQueryClient();
  expect(restoreBoot(client)).toBe(true);
  const read = () => client.getQueryData<{ data: Config }>(queryKey)?.data as Config;
  return { client, read, at };
}

it.each([
  // Our own server's extra fields, the option's price, and the minor units that it adds.
  [{ idempotency: true }, "2.50", 250],
  [{ idempotency: true }, "1.5", 150],
  [{ idempotency: true, digit_after_decimal_point: 3 }, "0.125", 125],
  [{ idempotency: true, digit_after_decimal_point: 0 }, "150", 150],
  // A backend of the family truncates, as the specification has it.
  [{}, "2.50", 200],
  [{ idempotency: false }, "2.50", 200],
])("counts an option after an update without a network, %j and %s", (answer, price, minor) => {
  const { read } = storedByOlderBuild(answer);
  setShopFormat(read());
  expect(optionPrice(price, shopFormat().money)).toBe(minor);
  expect(optionPrice(price, priceReading(read()))).toBe(minor);
});

it("believes a backend that says that its option prices are whole", () => {
  const config = normaliseConfig({ business_name: "Quay", idempotency: true });
  expect(optionPrice("2.50", priceReading(config))).toBe(200);
});

it("knows the shop's clock after an update without a network, and asks for config when that was due", () => {
  const { client, read, at } = storedByOlderBuild({ timezone: "Asia/Kolkata", idempotency: true });
  setShopFormat(read());
  expect(shopFormat().known).toBe(false);
  completeStoredConfig(client, "en");
  setShopFormat(read());
  expect(shopFormat().known).toBe(true);
  expect(read().timezone_offsets.at(-1)?.minutes).toBe(330);
  expect(read().business_name).toBe("Quay");
  expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBe(at);
});

it("leaves alone where nothing is stored", () => {
  const client = createShopQueryClient();
  completeStoredConfig(client, "en");
  expect(client.getQueryData(queryKey)).toBeUndefined();
});
