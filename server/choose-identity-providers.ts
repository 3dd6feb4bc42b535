import type { ServerContext } from "./context";
import type { Settings } from "./environment/settings";

/** The services that are set up; in the demo a sandbox in place of each that is not. None is loaded before it is needed. */
export async function chooseIdentityProviders(
  { social, demo }: Pick<Settings, "social" | "demo">,
  now: () => Date,
): Promise<Pick<ServerContext, "identityProviders" | "identitySandbox">> {
  const { google, facebook, apple } = social;
  if (!demo && !google && !facebook && !apple) return { identityProviders: {}, identitySandbox: null };
  const { appleProvider, facebookProvider, googleProvider, identitySandbox } = await import(
    "./services/social"
  );
  const sandbox = demo ? await identitySandbox(now) : null;
  return {
    identityProviders: {
      ...sandbox?.providers,
      ...(google ? { google: googleProvider(google, now) } : {}),
      ...(facebook ? { facebook: facebookProvider(facebook, now) } : {}),
      ...(apple ? { apple: appleProvider(apple, now) } : {}),
    },
    identitySandbox: sandbox,
  };
}
