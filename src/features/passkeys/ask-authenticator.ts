/** Asking the device for a passkey. The library that turns JSON into WebAuthn's bytes and back is loaded on the press. */
import type { NewPasskey, PasskeyAssertion, PasskeyOptions } from "@/contract/calls/passkeys";

export type AuthenticatorOutcome<Credential> =
  | { kind: "credential"; credential: Credential }
  /** The person closed the browser's window, or another request took its place. */
  | { kind: "canceled" }
  /** This device has a passkey for the account already. */
  | { kind: "known" };

const loadLibrary = () => import("@simplewebauthn/browser");

/** Open windows of the browser that ask for a passkey. */
let windows = 0;
const onWindowClosed: (() => void)[] = [];

/** Whether a window of the browser asks for a passkey: it has ended the request that waited in a field. */
export const windowAsks = (): boolean => windows > 0;

/** Resolves when no window of the browser asks for a passkey: a request in a field would close it. */
export async function whenNoWindowAsks(): Promise<void> {
  while (windows > 0) await new Promise<void>((resolve) => onWindowClosed.push(resolve));
}

async function inWindow<Outcome>(ask: () => Promise<Outcome>): Promise<Outcome> {
  windows += 1;
  try {
    return await ask();
  } finally {
    windows -= 1;
    for (const tell of onWindowClosed.splice(0)) tell();
  }
}

/** Runs a request of the library. What the person does is an outcome; everything else rejects. */
async function outcomeOf<Credential>(run: () => Promise<unknown>): Promise<AuthenticatorOutcome<Credential>> {
  try {
    return { kind: "credential", credential: (await run()) as Credential };
  } catch (error) {
    const { name, code } = error as { name?: unknown; code?: unknown };
    if (code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED" || name === "InvalidStateError")
      return { kind: "known" };
    if (code === "ERROR_CEREMONY_ABORTED" || name === "NotAllowedError" || name === "AbortError")
      return { kind: "canceled" };
    throw error;
  }
}

/** Makes a passkey on this device or in the person's password manager. */
export async function makePasskey(options: PasskeyOptions): Promise<AuthenticatorOutcome<NewPasskey>> {
  const { startRegistration } = await loadLibrary();
  return inWindow(() => outcomeOf(() => startRegistration({ optionsJSON: options as never })));
}

/** Lets the person choose a passkey and confirm with finger, face or PIN. Ends a request that waits in a field. */
export async function askForPasskey(
  options: PasskeyOptions,
): Promise<AuthenticatorOutcome<PasskeyAssertion>> {
  const { startAuthentication } = await loadLibrary();
  return inWindow(() => outcomeOf(() => startAuthentication({ optionsJSON: options as never })));
}

/** Whether the browser offers passkeys in the field of the name, among what it fills in. */
export async function offersInField(): Promise<boolean> {
  const check = (window.PublicKeyCredential as typeof PublicKeyCredential | undefined)
    ?.isConditionalMediationAvailable;
  return check !== undefined && (await check.call(PublicKeyCredential).catch(() => false));
}

/** Waits until the person chooses a passkey in the field with `autocomplete="… webauthn"`. */
export async function waitForPasskeyInField(
  options: PasskeyOptions,
): Promise<AuthenticatorOutcome<PasskeyAssertion>> {
  const { startAuthentication } = await loadLibrary();
  return outcomeOf(() => startAuthentication({ optionsJSON: options as never, useBrowserAutofill: true }));
}

/** Ends the current request. */
export async function stopAsking(): Promise<void> {
  const { WebAuthnAbortService } = await loadLibrary();
  WebAuthnAbortService.cancelCeremony();
}
