import { courierLoginOf } from "../../plugins/courier";
import { courierDeviceTables } from "../../services/courier-push/courier-devices";
import { courierCaller } from "../../services/couriers/courier";
import { staffPushRoutes } from "../staff-push";

export const courierPushRoutes = staffPushRoutes({
  path: "/courier",
  config: { courier: true, perMinute: 60 },
  tables: courierDeviceTables,
  loginOf: (request) => {
    const { courier, tokenHash } = courierLoginOf(request);
    return { personId: courier.id, tokenHash, callerName: courierCaller(courier) };
  },
});
