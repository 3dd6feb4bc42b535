/** Whether this device hears of new orders while the board is closed. */
import { devicePush } from "../../staff/push/device-push";
import { callBoard } from "../api/call-board";
import { openOrder } from "../orders/opened-order";
import { useSession } from "../session/session";
import { useDeviceSettings } from "../settings/device-settings";
import { registeredWorker } from "../updates/updates";

export const { usePush, followPush, turnPushOn, turnPushOff, dropSubscription, openPressedOrders } =
  devicePush({
    path: "/board/",
    call: callBoard,
    token: () => useSession.getState().token,
    language: () => useDeviceSettings.getState().language,
    registeredWorker,
    openOrder,
  });
