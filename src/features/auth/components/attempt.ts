import type { LoginResult } from "@/contract";
import type { ContactType } from "../sign-in-result";

/** What was asked for, kept in memory until it has been proved: never written down. */
export interface Attempt {
  kind: "sign-in" | "sign-up";
  /** What the person typed of how to reach them. */
  known: Partial<Record<ContactType, string>>;
  /** Asks once more, which also sends another code. */
  again: () => Promise<LoginResult>;
}
