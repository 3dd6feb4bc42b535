/** Instructions that can be chosen; "" is none. */
export const instructionChoices = ["", "door", "reception", "hand", "call", "quiet"] as const;
export type InstructionChoice = (typeof instructionChoices)[number];
