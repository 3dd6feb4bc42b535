import { useMemo } from "react";
import type { CourierMe } from "@/contract/calls/couriers";
import { useMe } from "../me/me";
import { withSteps } from "../rules/apply-step";
import { useSession } from "../session/session";
import { useSteps, waitingSteps } from "./steps";

/** How things are with everything that was pressed here; null until they were read once. */
export function shownNow(): CourierMe | null {
  const { me } = useMe.getState();
  const { courier } = useSession.getState();
  return me && withSteps(me, waitingSteps(useSteps.getState().steps, courier?.id));
}

export function useShown(): CourierMe | null {
  const me = useMe((state) => state.me);
  const steps = useSteps((state) => state.steps);
  const courierId = useSession((session) => session.courier?.id);
  return useMemo(() => me && withSteps(me, waitingSteps(steps, courierId)), [me, steps, courierId]);
}
