/** Path of an invitation within the shop: it opens the sign-up with the friend's code filled in. */
export const invitationPath = (code: string): string =>
  `/?${new URLSearchParams({ open: "sign-up", ref: code })}`;
