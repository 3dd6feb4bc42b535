// @chunk lists
/**
 * Names of combinations. Its `type` ("Red-XL") is a key, made of the options' keys and the same in every
 * language; a backend that has names for the options in the reader's language sends them beside the keys.
 */
import type { ChoiceOption } from "@/contract";
import { plainVariationType } from "./variations";

/** The options in a combination's key, one of each choice; null for a choice of which the key has none. */
export function optionsInKey(
  choices: readonly Pick<ChoiceOption, "options">[],
  type: string,
): (string | null)[] {
  let rest = plainVariationType(type);
  return choices.map(({ options }) => {
    const found = [...options]
      .sort((a, b) => b.length - a.length)
      .find((option) => rest.startsWith(plainVariationType(option)));
    if (found === undefined) return null;
    rest = rest.slice(plainVariationType(found).length);
    return found;
  });
}

/** An option in the reader's language; its key where the backend sends no name. */
export function optionName(choice: ChoiceOption | undefined, option: string): string {
  return choice?.option_names?.[choice.options.indexOf(option)] || option;
}

/** A combination in the reader's language; its key where its options have no names, or do not make it up any more. */
export function combinationName(choices: readonly ChoiceOption[], type: string): string {
  if (choices.every((choice) => choice.option_names === undefined)) return type;
  const options = optionsInKey(choices, type);
  if (plainVariationType(options.join("")) !== plainVariationType(type)) return type;
  return choices.map((choice, index) => optionName(choice, options[index] ?? "")).join(" · ");
}
