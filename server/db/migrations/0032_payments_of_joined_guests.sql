-- What was paid and said of a guest's order belongs to the account that the order went over to.
update payments set customer_id = orders.customer_id from orders
  where orders.id = payments.order_id and payments.customer_id is null and orders.customer_id is not null;
update offline_payments set customer_id = orders.customer_id from orders
  where orders.id = offline_payments.order_id and offline_payments.customer_id is null and orders.customer_id is not null;
