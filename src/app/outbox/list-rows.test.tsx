/** A tab that was told nothing meanwhile lists what there is once it is seen again. */
import "fake-indexeddb/auto";
import { act, renderHook, waitFor } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { closeDatabase, deleteRecords } from "@/platform/outbox/storage/database";
import { useOutboxRows } from "@/stores/outbox-rows";
import { session } from "@/stores/session";
import { orderOf, putRowAs } from "../../../tests/fixtures/outbox-rows";
import { startRowList } from "./list-rows";

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal("BroadcastChannel", undefined);
});
afterEach(closeDatabase);

it.each([
  [
    "shown again as it was",
    () => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })),
  ],
  ["on again after it was frozen", () => document.dispatchEvent(new Event("resume"))],
  ["in the foreground again", () => document.dispatchEvent(new Event("visibilitychange"))],
])("when it is %s", async (_when, wake) => {
  const { accountKey, epoch } = session();
  await putRowAs(orderOf(), { key: accountKey, epoch });
  const { result } = renderHook(() => useOutboxRows());
  onTestFinished(startRowList());
  await waitFor(() => expect(result.current).toHaveLength(1));
  // Another tab has deleted the row, and its message never came.
  await deleteRecords("rows", () => true);
  expect(result.current).toHaveLength(1);
  act(() => void wake());
  await waitFor(() => expect(result.current).toEqual([]));
});
