/** `synonyms`: what else typed words mean to the search. */
import type { ServerContext } from "../context";
import { StartError } from "../core/errors";
import {
  addSynonym,
  isPhrase,
  listSynonyms,
  maxPhraseWords,
  removeSynonyms,
} from "../services/search/synonyms";

/** `list [TEXT]`, `add TYPED MEANING` or `remove TYPED [MEANING]`. Throws a StartError for anything else. */
export async function editSynonyms(
  { database }: ServerContext,
  [action, typed, meaning]: readonly string[],
  write: (line: string) => void,
): Promise<void> {
  if (action === "list") {
    const synonyms = await listSynonyms(database, typed);
    if (synonyms.length === 0) write("There are no such synonyms.");
    for (const synonym of synonyms) write(`${synonym.typed} → ${synonym.meaning}`);
    return;
  }
  if (action === "add" && typed !== undefined && meaning !== undefined) {
    if (!isPhrase(typed) || !isPhrase(meaning)) {
      throw new StartError(`TYPED and MEANING are one to ${maxPhraseWords} words each.`);
    }
    const added = await addSynonym(database, { typed, meaning });
    return write(added ? `Who types ${typed} now finds ${meaning} too.` : "That is known already.");
  }
  if (action === "remove" && typed !== undefined) {
    const count = await removeSynonyms(database, typed, meaning);
    if (count === 0) throw new StartError("There is no such synonym.");
    return write(count === 1 ? "Removed one synonym." : `Removed ${count} synonyms.`);
  }
  throw new StartError("synonyms needs list [TEXT], add TYPED MEANING or remove TYPED [MEANING].");
}
