import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createShopQueryClient } from "@/platform/query";
import { deleteParcelDraft, parcelDraft } from "@/stores/parcel-draft";
import { session, useSession } from "@/stores/session";
import { mockApi } from "../../../tests/fixtures/mock-api";
import { useParcelValues } from "./use-parcel-values";

const api = mockApi();
const position = { lat: 1, lng: 2 };

beforeEach(() => {
  useSession.setState({ token: "secret", guestId: null, accountKey: "customer:7", epoch: 3 });
  deleteParcelDraft();
});
afterEach(cleanup);

function openForm() {
  const client = createShopQueryClient();
  const { result } = renderHook(useParcelValues, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  return result;
}

it("keeps nothing for who comes next, of one who signed out in another tab", () => {
  const result = openForm();
  act(() => result.current.changeEnd("receiver", { name: "Ada" }));
  expect(parcelDraft()?.receiver.name).toBe("Ada");
  act(() => {
    useSession.setState({ token: null, accountKey: "local:next", epoch: session().epoch + 1 });
    deleteParcelDraft();
  });
  act(() => result.current.changeEnd("receiver", { name: "Ada L" }));
  expect(parcelDraft()).toBeNull();
});

it("makes a place that is chosen slowly part of what the form holds by then", async () => {
  api.respond = () => ({ body: { id: 7, f_name: "Ada", l_name: "L", phone: "+12025551234" } });
  const result = openForm();
  // The map was opened before the profile came.
  const { changeEnd } = result.current;
  await vi.waitFor(() => expect(result.current.values.sender.name).toBe("Ada L"));
  act(() => changeEnd("sender", { position }));
  expect(result.current.values.sender).toMatchObject({ name: "Ada L", position });
});
