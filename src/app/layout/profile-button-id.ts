/** Of the button in the bar; the menu below it finds it by this. */
export const profileButtonId = "profile-button";
