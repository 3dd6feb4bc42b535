export const socialMedia = ["google", "facebook", "apple"] as const;
export type SocialMedium = (typeof socialMedia)[number];

/** A person's identity at another service. */
export interface Identity {
  medium: SocialMedium;
  /** Their id there; never changes. */
  subject: string;
  /** Only what the service has verified. */
  email: string | null;
  /** An address that the service names and that proves nothing: it fills in the form. */
  unprovedEmail?: string | null;
  name: string | null;
}

/** The service's answer to the page, with the proof that this page asked. */
export interface AuthorizationResult {
  code: string;
  /** PKCE (RFC 7636). */
  codeVerifier: string;
  redirectUri: string;
  /** The page's nonce; has to come back in the token. */
  nonce: string;
}

/** One service, as it is configured. */
export interface IdentityProvider {
  clientId: string;
  /** Where the page leads people, with OAuth's usual parameters; a path is one of this server. */
  authorizeUrl: string;
  scope: string;
  /** Exchanges the code for a token. Refuses with 403 `token`; 503 when the service cannot be reached. */
  exchange(result: AuthorizationResult): Promise<string>;
  /** The owner of the token. Refuses with 403 `token` a token not made for this shop; 503 when the service cannot be reached. */
  identify(token: string): Promise<Identity>;
}

/** Consent given at a sandbox. */
export interface SandboxGrant {
  personId: string;
  redirectUri: string;
  nonce: string;
  /** PKCE, S256. */
  challenge: string;
}

/** Services that are none, for the demo. */
export interface IdentitySandbox {
  providers: IdentityProviders;
  /** Somebody has agreed to sign in as a person; returns the code. */
  grant(medium: SocialMedium, grant: SandboxGrant): string;
}

/** The services that people may sign in with; what is not configured is absent. */
export type IdentityProviders = Readonly<Partial<Record<SocialMedium, IdentityProvider>>>;
