import type { Connection } from "../db/connection";

/** Hashes of the rows of every table, by the table's name: two that are equal are of the same content. */
export async function hashesOfAllRows({ executeSql }: Pick<Connection, "executeSql">) {
  const { rows: tables } = (await executeSql(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  )) as { rows: { name: string }[] };
  const hashes: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = (await executeSql(
      `select count(*) || ' ' || md5(coalesce(string_agg(t::text, E'\\n' order by t::text collate "C"), '')) as hash from "${name}" t`,
    )) as { rows: { hash: string }[] };
    hashes[name] = rows[0]?.hash ?? "";
  }
  return hashes;
}
