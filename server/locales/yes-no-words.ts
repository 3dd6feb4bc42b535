/** Words for yes and no that are typed into a spreadsheet, in small letters. */
export const yesWords: ReadonlySet<string> = new Set(["yes", "y", "true", "1", "on", "x", "✓", "نعم"]);
export const noWords: ReadonlySet<string> = new Set(["no", "n", "false", "0", "off", "لا"]);
