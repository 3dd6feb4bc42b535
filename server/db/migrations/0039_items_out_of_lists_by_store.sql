-- Items that no list shows, of a store: few, and the other items' index leaves them out. The prices of a store's items are brought
-- up to date every minute, which read all items of the shop for these.
create index items_inactive_of_store on items (store_id) where not active;
