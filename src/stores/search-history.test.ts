// @vitest-environment jsdom
import { expect, it } from "vitest";
import { screenSnapshotKeys } from "@/platform/storage/screen-snapshots";
import { deleteSearch, deleteSearches, saveSearch, useSearchHistory } from "./search-history";

it("with a search goes what it showed last, because its address has its text", () => {
  for (const remove of [deleteSearches, () => deleteSearch("aspirin")]) {
    saveSearch("aspirin");
    localStorage.setItem("doorstep.screen /home?data_type=searched&search=aspirin", "…");
    remove();
    expect(useSearchHistory.getState().searches).toEqual([]);
    expect(screenSnapshotKeys()).toEqual([]);
  }
});
