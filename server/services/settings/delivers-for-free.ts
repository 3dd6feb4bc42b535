import { sql } from "drizzle-orm";

/** Whether a store `s` always delivers for free: by its own choice, or because the operator pays for all. */
export const deliversForFree = sql`s.delivery and (s.free_delivery or exists (
  select 1 from settings f where f.key = 'admin_free_delivery'
    and f.value ->> 'status' = 'true' and f.value ->> 'type' = 'free_delivery_to_all_store'))`;
