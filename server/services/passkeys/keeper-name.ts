/** Names of passkey providers, by the identifier (AAGUID) that authenticators of one kind share. They are public. */
const keepers: Readonly<Record<string, string>> = {
  "ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4": "Google Password Manager",
  "fbfc3007-154e-4ecc-8c0b-6e020557d7bd": "Apple Passwords",
  "08987058-cadc-4b81-b6e1-30de50dcbe96": "Windows Hello",
  "53414d53-554e-4700-0000-000000000000": "Samsung Pass",
  "bada5566-a7aa-401f-bd96-45619a55120d": "1Password",
  "d548826e-79b4-db40-a3d8-11116f7e8349": "Bitwarden",
};

/** Null where it does not say, or is none of the known ones. */
export const keeperName = (aaguid: string): string | null => keepers[aaguid.toLowerCase()] ?? null;
