/** Every setting of the shop: its default, its form and its notes for the operator. Others cannot be set. */
import { nearestName } from "../../core/nearest-name";
import type { JsonSchema } from "../../core/schema-problem";
import { StartError } from "../../core/start-error";
import { configDefaults } from "./config-defaults";
import { configNotes, type SettingNote } from "./notes";
import { ownSettings } from "./own-settings";
import { storedForms } from "./stored-forms";

export interface SettingDefinition extends SettingNote {
  /** The value where none was set. */
  default: unknown;
  /** The form of the value in one language; a text may be `{"en": …, "ar": …}` instead. */
  type: JsonSchema;
}

const configKeys = Object.keys(configNotes) as (keyof typeof configNotes)[];

export const settingTable: ReadonlyMap<string, SettingDefinition> = new Map([
  ...configKeys.map((key): [string, SettingDefinition] => {
    const note = configNotes[key];
    const type = { ...(storedForms[key] as JsonSchema), ...note.bounds };
    return [
      key,
      {
        ...note,
        // Asked for each time: the default of the languages is all that there are.
        get default() {
          return configDefaults[key];
        },
        type,
      },
    ];
  }),
  ...Object.entries(ownSettings).map(([key, { note, ...rest }]): [string, SettingDefinition] => [
    key,
    { ...note, ...rest },
  ]),
]);

/** The setting of that name. Throws a StartError that names the one which was meant. */
export function settingOf(key: string): SettingDefinition {
  const definition = settingTable.get(key);
  if (definition) return definition;
  const nearest = nearestName(key, settingTable.keys());
  throw new StartError(
    `There is no setting ${key}. ${nearest === null ? "" : `Did you mean ${nearest}? `}npm run ops -- config list names all.`,
  );
}
