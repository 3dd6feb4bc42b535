/** The store that records of other programs go to, which their files do not name. */
import { StartError } from "../../../core/errors";
import type { Target } from "./conversion";
import type { Mapping } from "./mapping";
import type { ShopFacts } from "./shop-facts";

/** More are not listed. */
const listed = 20;

const listOf = (keys: readonly string[]): string =>
  keys.slice(0, listed).join(", ") + (keys.length > listed ? ` and ${keys.length - listed} more` : "");

/** Chooses it. Throws a StartError that names the choice. */
export function chooseTarget(typed: string | null, mapping: Mapping, facts: ShopFacts): Target {
  const store = typed ?? mapping.store ?? mapping.fixed.store;
  const keys = [...facts.stores.keys()];
  if (store === undefined) {
    throw new StartError(
      keys.length === 0
        ? "The shop has no store yet that items could go to: bring in stores first, or put stores.csv beside the file."
        : `Which store do these records go to? Say it with --store KEY: ${listOf(keys)}.`,
    );
  }
  const module = mapping.module ?? facts.stores.get(store);
  if (module === undefined || !facts.stores.has(store))
    throw new StartError(`There is no store ${store}: ${listOf(keys) || "the shop has none yet"}.`);
  return { store, module, trade: facts.modules.get(module) ?? "" };
}
