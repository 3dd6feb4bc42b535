import type { LoginResult } from "@/contract";
import type { ContactType } from "./after-sign-in";
import type { SocialProof } from "./api/sign-in-by-social";

/** What was asked for, kept in memory until it has been proved: never written down. */
export interface PendingAuth {
  kind: "sign-in" | "sign-up";
  loginType: "manual" | "otp" | "social";
  /** What the person typed of how to reach them. */
  contacts: Partial<Record<ContactType, string>>;
  /** Asks once more, which also sends another code. */
  repeat: () => Promise<LoginResult>;
  /** Whose account at another service, with login type social. */
  social?: SocialProof;
  /** The session of the code that Firebase sent last, which `repeat` replaces. */
  firebase?: { sessionInfo: string };
  /** The code that was right, for the steps that follow it. */
  code?: string;
}
