import type { LoginResult } from "@/contract";
import type { ContactType } from "./after-sign-in";
import type { SocialProof } from "./api/sign-in-by-social";

/** A sign-in that waits for its proof. `pending-sign-in.ts` says which of it outlives the tab. */
export interface PendingAuth {
  kind: "sign-in" | "sign-up";
  loginType: "manual" | "otp" | "social";
  /** The contacts as the person typed them. */
  contacts: Partial<Record<ContactType, string>>;
  /** Asks once more, which also sends another code; null where only the person can, because their password is not kept. */
  repeat: (() => Promise<LoginResult>) | null;
  /** When the code was sent, epoch ms. */
  sentAt?: number;
  /** The account at another service, for login type social. */
  social?: SocialProof;
  /** The session of the code that Firebase sent last, which `repeat` replaces. */
  firebase?: { sessionInfo: string };
  /** The code that was right, for the steps that follow it. */
  code?: string;
}
