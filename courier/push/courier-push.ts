/** Whether this phone tells its courier of orders while the page is closed. */
import { devicePush } from "../../staff/push/device-push";
import { callCourier } from "../api/call-courier";
import { askMe } from "../me/follow-me";
import { openOrder } from "../me/opened-order";
import { useSession } from "../session/session";
import { useDeviceSettings } from "../settings/device-settings";
import { registeredWorker } from "../updates/updates";

export const { usePush, followPush, turnPushOn, turnPushOff, dropSubscription, openPressedOrders } =
  devicePush({
    path: "/courier/",
    call: callCourier,
    token: () => useSession.getState().token,
    language: () => useDeviceSettings.getState().language,
    registeredWorker,
    openOrder: (id) => {
      openOrder(id);
      void askMe();
    },
  });
