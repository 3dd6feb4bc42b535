-- The board's numbers of a span: `reached` holds ISO 8601 in UTC, which sorts as text.
create index orders_delivered on orders ((reached ->> 'delivered')) where reached ->> 'delivered' is not null;
create index orders_canceled on orders ((reached ->> 'canceled')) where reached ->> 'canceled' is not null;
create index refund_requests_decided on refund_requests (decided_at) where state = 'approved';
