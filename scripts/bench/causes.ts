/** Why an aim is missed, by "part: figure" or for a whole part; looked into by people, printed in the report. */
export const causes: Readonly<Record<string, string>> = {};
