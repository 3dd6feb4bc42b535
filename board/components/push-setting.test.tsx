/** The setting that has a device told of orders while its board is closed. */
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { followPush, usePush } from "../push/board-push";
import { useSession } from "../session/session";
import { BoardStandIn, token } from "../testing/stand-in";
import { PushSetting } from "./push-setting";

const subscription = {
  endpoint: "https://push.example/one",
  options: {},
  toJSON: () => ({ keys: { p256dh: "point", auth: "secret" } }),
  unsubscribe: async () => {
    held = null;
    return true;
  },
};
let held: typeof subscription | null = null;
const pushManager = {
  getSubscription: async () => held,
  subscribe: async () => {
    held = subscription;
    return held;
  },
};

/** A browser that asks, and answers so. */
function browserThat(answer: NotificationPermission) {
  const asked = { permission: "default" as NotificationPermission };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal(
    "Notification",
    Object.assign(function ask() {}, {
      get permission() {
        return asked.permission;
      },
      requestPermission: async () => {
        asked.permission = answer;
        return answer;
      },
    }),
  );
  vi.stubGlobal("navigator", {
    ...navigator,
    language: "en",
    languages: ["en"],
    serviceWorker: { getRegistration: async () => ({ scope: "http://shop.example/board/", pushManager }) },
  });
}

const server = new BoardStandIn();
afterEach(() => {
  cleanup();
  held = null;
  vi.unstubAllGlobals();
});

async function show(answer: NotificationPermission) {
  browserThat(answer);
  vi.stubGlobal("fetch", server.fetch);
  useSession.setState({ status: "signed-in", token, operatorId: 3, me: null });
  await followPush(token);
  render(
    <KitProvider>
      <PushSetting />
    </KitProvider>,
  );
  screen.getByText(/nothing of the customer/);
}

it("explains, asks, and names the device to the server; and takes it back", async () => {
  await show("granted");
  fireEvent.click(screen.getByRole("button", { name: "Tell this device" }));
  await screen.findByText("This device is told of new orders.");
  expect(server.pushes).toEqual([
    { endpoint: subscription.endpoint, keys: { p256dh: "point", auth: "secret" } },
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Stop telling this device" }));
  await screen.findByText("This device is not told of new orders.");
  await vi.waitFor(() => expect(server.pushes).toEqual([]));
  expect(held).toBe(null);
});

it("says that the browser forbids it, and that the server was not reached", async () => {
  await show("denied");
  fireEvent.click(screen.getByRole("button", { name: "Tell this device" }));
  await screen.findByText(/forbid notifications/);
  cleanup();
  usePush.setState({ state: "off" });
  await show("granted");
  server.isReachable = false;
  fireEvent.click(screen.getByRole("button", { name: "Tell this device" }));
  await screen.findByText(/This did not work/);
});
