import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askForPasskey } from "@/features/passkeys";
import { useToasts } from "@/stores/toasts";
import { mockApi } from "../../../tests/fixtures/mock-api";
import { showInPage } from "../../../tests/fixtures/show-in-page";
import { usePasskeyInField } from "./use-passkey-in-field";

const api = mockApi();
/** Parts come by imports, which take their time on a busy machine; ms. */
const timeout = { timeout: 15_000 };
vi.setConfig({ testTimeout: 60_000 });
const options = { challenge: "AAAA", rpId: "localhost", timeout: 60_000, userVerification: "preferred" };
/** Requests to the authenticator, oldest first; `choose` answers one. */
const asked: { inField: boolean; choose: () => void }[] = [];
const bytes = new Uint8Array([1, 2, 3]).buffer;
const chosen = {
  id: "AQID",
  rawId: bytes,
  type: "public-key",
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes },
  getClientExtensionResults: () => ({}),
};

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal(
    "PublicKeyCredential",
    Object.assign(() => undefined, { isConditionalMediationAvailable: async () => true }),
  );
  const get = ({ mediation, signal }: CredentialRequestOptions) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
      asked.push({ inField: mediation === "conditional", choose: () => resolve(chosen) });
    });
  Object.defineProperty(navigator, "credentials", { configurable: true, value: { get } });
  api.respond = ({ pathname }) => {
    if (pathname.endsWith("/config")) return { body: { business_name: "Shop", passkey_rp_id: "localhost" } };
    if (pathname.endsWith("options")) return { body: options };
    return { status: 403, body: { errors: [{ code: "passkey", message: "This passkey is unknown" }] } };
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "credentials");
});

function Form() {
  usePasskeyInField(async () => undefined);
  return <input aria-label="Name" autoComplete="username webauthn" />;
}
const show = async () => {
  await showInPage(<Form />);
  screen.getByLabelText("Name");
  await vi.waitFor(() => expect(asked).toHaveLength(1), timeout);
};

it("says that the shop refused the passkey, and offers them anew", async () => {
  await show();
  await act(async () => asked[0]?.choose());
  await vi.waitFor(
    () => expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(["This passkey is unknown"]),
    timeout,
  );
  await vi.waitFor(() => expect(asked).toHaveLength(2), timeout);
  expect(asked[1]?.inField).toBe(true);
});

it("waits for the browser's window to close before it offers them anew", async () => {
  await show();
  const pressed = askForPasskey(options as never);
  await vi.waitFor(() => expect(asked).toHaveLength(2), timeout);
  expect(asked[1]?.inField).toBe(false);
  await act(async () => asked[1]?.choose());
  expect((await pressed).kind).toBe("credential");
  await vi.waitFor(() => expect(asked).toHaveLength(3), timeout);
  expect(asked[2]?.inField).toBe(true);
});
