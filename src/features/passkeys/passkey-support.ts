import type { Config } from "@/contract";

/** Whether passkeys of the shop's domain work on this page and in this browser. */
export function passkeysWork(config: Pick<Config, "passkey_rp_id"> | undefined): boolean {
  const domain = config?.passkey_rp_id;
  if (!domain || !("PublicKeyCredential" in window)) return false;
  const { hostname } = location;
  return hostname === domain || hostname.endsWith(`.${domain}`);
}
