/** Messages and returns that only a thief would send. The shop accepts none of them. */
import type { ScenarioRun } from "./scenario-run";

const SIGNATURE = "x-sandbox-signature";

/** The token on the gateway's page, readable by anybody: the session, with a signature valid for that page only. */
async function sessionToken({ shopping }: ScenarioRun): Promise<string> {
  const token = await shopping.page.locator("input[name=session]").getAttribute("value");
  if (token === null) throw new Error("The gateway's page names no session.");
  return token;
}

/** Says in the gateway's name that the session is paid, and comes back from it without having been there. */
export async function sendForgeries(life: ScenarioRun): Promise<void> {
  const { stage, outcome } = life;
  life.trouble("forged");
  const token = await sessionToken(life);
  const [session = "", signature = ""] = token.split(".");
  const body = JSON.stringify({ session, state: "paid" });
  for (const made of [null, signature, "A".repeat(signature.length)]) {
    const signed: Record<string, string> = made === null ? {} : { [SIGNATURE]: made };
    const response = await fetch(`${stage.direct}/payment-mobile/webhook/sandbox`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...signed },
      body,
    });
    if (response.ok) outcome.broken.push("The shop took a message that the gateway did not sign.");
  }
  for (const step of ["return", "pay"]) {
    const response = await fetch(`${stage.direct}/payment-mobile/${step}?payment=${token}`, {
      redirect: "manual",
    });
    if (response.status < 400)
      outcome.broken.push(`The shop took a signature of another step for "${step}".`);
  }
}
