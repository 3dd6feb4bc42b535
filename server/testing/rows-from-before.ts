import type { Connection } from "../db/connection";

/** Lets the database of a test have rows as a shop may have them from before the rules of rows, which would refuse them. */
export const allowRowsFromBefore = ({ executeSql }: Pick<Connection, "executeSql">) =>
  executeSql(`do $$
    declare rule record;
    begin
      for rule in select conrelid::regclass as "table", conname as name from pg_constraint where conname like '%\\_rule' loop
        execute format('alter table %s drop constraint %I', rule."table", rule.name);
      end loop;
    end $$`);
