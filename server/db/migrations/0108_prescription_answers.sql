-- What the pharmacy gives instead of what was prescribed, and when the shopper agreed to the price.
alter table order_lines
  -- What was prescribed, in the pharmacy's words; null: the line is what was prescribed.
  add column substitute_for text;
alter table orders add column agreed_at timestamptz;
