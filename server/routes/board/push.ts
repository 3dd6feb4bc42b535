import { operatorRoles } from "@/contract/calls/board-sign-in";
import { operatorLoginOf } from "../../plugins/operator";
import { boardDeviceTables } from "../../services/board-push/board-devices";
import { operatorCaller } from "../../services/operators/operator";
import { staffPushRoutes } from "../staff-push";

export const boardPushRoutes = staffPushRoutes({
  path: "/board",
  config: { operator: operatorRoles, peopleOnly: true, perMinute: 60 },
  tables: boardDeviceTables,
  loginOf: (request) => {
    const { operator, tokenHash } = operatorLoginOf(request);
    return { personId: operator.id, tokenHash, callerName: operatorCaller(operator) };
  },
});
