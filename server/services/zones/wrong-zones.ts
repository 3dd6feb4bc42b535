import { sql } from "drizzle-orm";
import type { Queryable } from "../../context";
import { rowsOf } from "../../db/rows";

export interface WrongZone {
  id: number;
  name: string;
  /** The end of a sentence that begins with 'The outline'. */
  problem: string;
}

/** Zones from before outlines were checked that would be refused today, for the operator. */
export async function wrongZones(database: Queryable): Promise<WrongZone[]> {
  const found = await database.execute(sql`
    select id, name, outline_problem as problem from zones where outline_problem is not null order by id`);
  return rowsOf<WrongZone>(found);
}
