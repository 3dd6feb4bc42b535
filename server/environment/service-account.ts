/** The account by which this server speaks to Google, as Firebase's console gives it. */

export interface ServiceAccount {
  projectId: string;
  clientEmail: string;
  privateKey: string;
  tokenUri: string;
}

/** Reads the JSON that Firebase's console gives. Throws without repeating any of it. */
export function readServiceAccount(json: string): ServiceAccount {
  let parsed: Record<string, unknown>;
  try {
    parsed = JSON.parse(json) as Record<string, unknown>;
  } catch {
    throw new Error("it is no JSON");
  }
  const field = (name: string): string => {
    const value = parsed[name];
    if (typeof value !== "string" || value === "") throw new Error(`it has no ${name}`);
    return value;
  };
  const tokenUri =
    typeof parsed.token_uri === "string" ? parsed.token_uri : "https://oauth2.googleapis.com/token";
  if (!tokenUri.startsWith("https://")) throw new Error("its token_uri is not https");
  return {
    projectId: field("project_id"),
    clientEmail: field("client_email"),
    privateKey: field("private_key"),
    tokenUri,
  };
}
