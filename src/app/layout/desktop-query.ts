/** The compact bar is used up to and including 1180 px, as the specification says. */
export const desktopQuery = "(min-width: 1181px)";
