import type { LoginResult } from "@/contract";
import type { ContactType } from "./after-sign-in";
import type { SocialProof } from "./api/sign-in-by-social";

/** What was asked for, until it has been proved. What of it outlives the tab says `pending-sign-in.ts`. */
export interface PendingAuth {
  kind: "sign-in" | "sign-up";
  loginType: "manual" | "otp" | "social";
  /** What the person typed of how to reach them. */
  contacts: Partial<Record<ContactType, string>>;
  /** Asks once more, which also sends another code; null where only the person can, because their password is not kept. */
  repeat: (() => Promise<LoginResult>) | null;
  /** When the code was sent, epoch ms. */
  sentAt?: number;
  /** Whose account at another service, with login type social. */
  social?: SocialProof;
  /** The session of the code that Firebase sent last, which `repeat` replaces. */
  firebase?: { sessionInfo: string };
  /** The code that was right, for the steps that follow it. */
  code?: string;
}
