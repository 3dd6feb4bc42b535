import type { Queryable } from "../../context";
import { refuse } from "../refusals";
import { readConfig } from "../settings/config";

/** Refuses with 403 `login_type` where the operator takes no passwords (`manual_login_status` 0), before anything is counted. */
export async function refusePasswordsWhenOff(database: Queryable): Promise<void> {
  const { centralize_login: ways } = await readConfig(database);
  if (ways.manual_login_status !== 1) throw refuse("manual_login_off");
}
