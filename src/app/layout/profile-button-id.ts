/** The id of the button in the bar, by which its menu finds it. */
export const profileButtonId = "profile-button";
