/** Keeps the dictionary of the search small and true. */
import { sql } from "drizzle-orm";
import type { Queryable } from "../../context";
import { rowsOf } from "../../db/rows";

/**
 * Deletes from the dictionary the words that nothing listed has any more: a corrected typo would otherwise count as a
 * word, and hide the intended one. What was added meanwhile is inserted again. Returns how many were deleted.
 */
export async function removeUnusedSearchWords(database: Queryable): Promise<number> {
  const used = sql`select distinct module_id, word, field from used_search_words`;
  const gone = rowsOf(
    await database.execute(sql`
      with used as materialized (${used})
      delete from search_words w where not exists (
        select 1 from used where used.module_id = w.module_id and used.word = w.word and used.field = w.field)
      returning 1`),
  );
  await database.execute(sql`
    insert into search_words (module_id, word, field, spelling)
    select distinct on (module_id, word, field) module_id, word, field, spelling from used_search_words
    on conflict do nothing`);
  return gone.length;
}
