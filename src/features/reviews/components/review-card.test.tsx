import "fake-indexeddb/auto";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { type NewRow, readOutbox } from "@/platform/outbox";
import { publishEvent } from "@/platform/outbox/rows/events";
import { closeDatabase } from "@/platform/outbox/storage/database";
import { updateRow } from "@/platform/outbox/storage/rows";
import { setOutboxRows, useOutboxRows } from "@/stores/outbox-rows";
import { session } from "@/stores/session";
import { useToasts } from "@/stores/toasts";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { putRowAs } from "../../../../tests/fixtures/outbox-rows";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { type ReviewSubject, reviewSubjects } from "../review-subjects";
import { ReviewCard } from "./review-card";

const orderId = 9;
const courier = { target: "courier", targetId: 3, orderId, attachments: [] } as const;
const review = (rating: number, comment: string): NewRow => ({
  kind: "review",
  payload: { ...courier, attachments: [], rating, comment },
});

/** The card as the page shows it: with the review that the outbox has. */
function Card({ written }: { readonly written: ReviewSubject["written"] }) {
  const rows = useOutboxRows();
  const order = { id: orderId, delivery_man: { id: 3, f_name: "Sam", l_name: "Quay", image_full_url: null } };
  const [subject] = reviewSubjects({ order: order as never, lines: [], reviews: null, rows });
  return subject ? <ReviewCard subject={{ ...subject, written }} orderId={orderId} /> : null;
}
const show = () =>
  showInPage(
    <KitProvider>
      <Card written={null} />
    </KitProvider>,
  );

/** The page hears of the outbox's rows, as the app tells it after each of their changes. */
const readRows = () => act(async () => setOutboxRows(await readOutbox(), [], session().accountKey));
beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal("BroadcastChannel", undefined);
  await preloadTexts("reviews", "shell");
});
afterEach(async () => {
  cleanup();
  setOutboxRows([], [], session().accountKey);
  useToasts.setState({ toasts: [] });
  await closeDatabase();
  vi.unstubAllGlobals();
});

const words = () => screen.findByRole<HTMLTextAreaElement>("textbox");
const write = async (stars: number, comment: string) => {
  fireEvent.click(screen.getByRole("radio", { name: stars === 1 ? "1 star" : `${stars} stars` }));
  fireEvent.change(await words(), { target: { value: comment } });
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
/** The shop answers the one review that the outbox has by now. */
async function respond(ok: boolean, message: string): Promise<void> {
  const row = await waitFor(async () => {
    const [found] = await readOutbox();
    if (found?.state !== "waiting") throw new Error("Nothing waits.");
    return found;
  });
  await readRows();
  await act(async () => {
    const problem = { code: "review", message, total: null };
    await updateRow(row.id, (now) => (ok ? null : { ...now, state: "needs-you", problem }));
    publishEvent({ type: "done", kind: "review", key: row.key, message, ok });
  });
  await readRows();
}

it("keeps what was typed where the shop does not take it, and says why", async () => {
  await show();
  await write(4, "Quick and kind");
  press("Send review");
  await respond(false, "It is too late for a review.");
  await screen.findByText("It is too late for a review.");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "4 stars" }).checked).toBe(true);
  await waitFor(async () => expect(await readOutbox()).toEqual([]));
  await readRows();
  expect((await words()).value).toBe("Quick and kind");
});

it("shows what was sent until the shop says it itself", async () => {
  await show();
  await write(5, "Quick and kind");
  press("Send review");
  await respond(true, "Thank you.");
  await waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
  expect(screen.queryByRole("form")).toBeNull();
  expect(screen.getByText("Quick and kind")).toBeTruthy();
});

it("a change takes the place of a review that was not taken, instead of waiting behind it", async () => {
  const { accountKey, epoch } = session();
  const refused = await putRowAs(review(1, "Never came"), { key: accountKey, epoch });
  await updateRow(refused.id, (row) => ({
    ...row,
    state: "needs-you",
    problem: { code: "review", message: "Not now.", total: null },
  }));
  await readRows();
  await show();
  await screen.findByText("Not now.");
  press("Change the review of Sam Quay");
  await write(2, "Came late");
  press("Save changes");
  await waitFor(async () =>
    expect(await readOutbox()).toMatchObject([
      { state: "waiting", payload: { rating: 2, comment: "Came late" } },
    ]),
  );
});
