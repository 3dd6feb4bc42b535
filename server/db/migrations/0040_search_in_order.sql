-- The most ordered items of a zone, for a search that thousands of its items match: the database reads the entries of this index
-- and those of the words, and of the items only what is in both. It combines no two indexes that are restricted by the same
-- condition, so this one is not.
create index items_in_order on items (module_id, zone_id, order_count, id);

-- Stores that are switched off, few of all: whose items appear nowhere.
create index stores_switched_off on stores (id) where not status;
