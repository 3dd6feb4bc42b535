/** Signing in at another service in a window of its own: OAuth's authorization code with PKCE, state and nonce. */
import { environment } from "@/platform/environment";
import { paths } from "@/platform/navigation/paths";
import { isReturned, returnChannel } from "@/platform/sign-in-return";

/** Pause between checks whether the window is closed, ms. */
const closedCheckMs = 500;

export interface ProviderAddress {
  client_id: string;
  authorize_url: string;
  scope: string;
}

export interface ProviderCode {
  code: string;
  code_verifier: string;
  nonce: string;
  redirect_uri: string;
}

export type ProviderOutcome =
  | { kind: "code"; result: ProviderCode }
  /** The person pressed Cancel there. */
  | { kind: "refused" }
  | { kind: "failed" }
  /** The browser opens no window. */
  | { kind: "blocked" };

const random = (): string => encode(crypto.getRandomValues(new Uint8Array(32)));

function encode(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The service's address with its parameters; null for an address that no window may open. */
export function authorizeUrl(
  provider: ProviderAddress,
  request: { state: string; nonce: string; challenge: string; redirectUri: string },
): string | null {
  const base = environment.apiBaseUrl || location.origin;
  if (provider.authorize_url === "" || !URL.canParse(provider.authorize_url, base)) return null;
  const url = new URL(provider.authorize_url, base);
  if (url.protocol !== "https:" && url.origin !== new URL(base).origin) return null;
  const query = {
    response_type: "code",
    client_id: provider.client_id,
    scope: provider.scope,
    redirect_uri: request.redirectUri,
    state: request.state,
    nonce: request.nonce,
    code_challenge: request.challenge,
    code_challenge_method: "S256",
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Opens the service and resolves with the person's answer there; rejects when `signal` aborts. A closed window is only
 * reported by `onClosed`: some services cut the tie to their window, which then looks closed while it is in use.
 */
export async function askProvider(
  provider: ProviderAddress,
  { signal, onClosed }: { signal: AbortSignal; onClosed: () => void },
): Promise<ProviderOutcome> {
  // Before any await: browsers open windows only during a press.
  const opened = window.open("about:blank", "sign-in", "popup,width=480,height=680");
  if (opened === null) return { kind: "blocked" };
  const [state, nonce, verifier] = [random(), random(), random()];
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  const redirectUri = location.origin + paths.signInReturn.href();
  const request = { state, nonce, challenge: encode(new Uint8Array(digest)), redirectUri };
  const url = authorizeUrl(provider, request);
  if (url === null) {
    opened.close();
    return { kind: "failed" };
  }
  return new Promise((resolve, reject) => {
    const channel = new BroadcastChannel(returnChannel);
    const check = setInterval(() => {
      if (!opened.closed) return;
      clearInterval(check);
      onClosed();
    }, closedCheckMs);
    const end = () => {
      clearInterval(check);
      channel.close();
      opened.close();
    };
    signal.addEventListener("abort", () => {
      end();
      reject(signal.reason);
    });
    channel.addEventListener("message", ({ data }) => {
      // Another tab's sign-in, or a message that we did not ask for.
      if (!isReturned(data) || data.state !== state) return;
      end();
      if (data.code !== null)
        resolve({
          kind: "code",
          result: { code: data.code, code_verifier: verifier, nonce, redirect_uri: redirectUri },
        });
      else resolve({ kind: data.error === "access_denied" ? "refused" : "failed" });
    });
    opened.location.replace(url);
  });
}
