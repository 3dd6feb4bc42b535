import { normalisePassword } from "@/domain/normalise-password";
import type { Settings } from "../../environment/settings";
import { refuse } from "../refusals";

/** Refuses with 403 `password` what is shorter than the operator's setting (6 unless set higher). */
export function checkNewPassword(settings: Settings, password: string): void {
  if ([...normalisePassword(password)].length < settings.minimumPassword) {
    throw refuse("password_short", { length: settings.minimumPassword });
  }
}
