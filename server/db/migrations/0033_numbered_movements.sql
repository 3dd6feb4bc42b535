-- Movements are numbered for each customer, all together and each kind that a history is filtered by: how many there are is the
-- newest number, and a page is a range of numbers, however long the history is.

create function wallet_kind_of(type text) returns text language sql immutable as $$
  select case
    when type in ('order_place', 'order_refund', 'partial_payment') then 'order'
    when type in ('add_fund', 'add_fund_by_admin') then 'add_fund'
    when type in ('CashBack', 'cashback_returned') then 'CashBack'
    else type
  end
$$;

alter table wallet_movements
  add column number integer,
  add column kind_number integer;
alter table loyalty_movements add column number integer;

update wallet_movements as movement set number = counted.number, kind_number = counted.kind_number
  from (
    select id,
      row_number() over (partition by customer_id order by id) as number,
      row_number() over (partition by customer_id, wallet_kind_of(type) order by id) as kind_number
    from wallet_movements
  ) as counted where counted.id = movement.id;
update loyalty_movements as movement set number = counted.number
  from (select id, row_number() over (partition by customer_id order by id) as number from loyalty_movements) as counted
  where counted.id = movement.id;

alter table wallet_movements alter column number set not null, alter column kind_number set not null;
alter table loyalty_movements alter column number set not null;
create unique index wallet_movements_numbered on wallet_movements (customer_id, number);
create unique index wallet_movements_numbered_by_kind on wallet_movements (customer_id, wallet_kind_of(type), kind_number);
create unique index loyalty_movements_numbered on loyalty_movements (customer_id, number);
-- The numbers are in the order of the ids.
drop index wallet_movements_of_customer;
drop index loyalty_movements_of_customer;

-- The customer is held by the first statement, so that no number is given twice.
create or replace function move_wallet() returns trigger language plpgsql as $$
begin
  update customers set wallet_balance = wallet_balance + new.credit + new.bonus - new.debit
    where id = new.customer_id returning wallet_balance into new.balance;
  -- Taken while the customer is held, so that ids are in the order of the balances.
  new.id := nextval(pg_get_serial_sequence('wallet_movements', 'id'));
  new.number := 1 + coalesce((select max(number) from wallet_movements where customer_id = new.customer_id), 0);
  new.kind_number := 1 + coalesce((select max(kind_number) from wallet_movements
    where customer_id = new.customer_id and wallet_kind_of(type) = wallet_kind_of(new.type)), 0);
  return new;
end $$;
create or replace function move_loyalty() returns trigger language plpgsql as $$
begin
  update customers set loyalty_points = loyalty_points + new.credit - new.debit
    where id = new.customer_id returning loyalty_points into new.balance;
  new.id := nextval(pg_get_serial_sequence('loyalty_movements', 'id'));
  new.number := 1 + coalesce((select max(number) from loyalty_movements where customer_id = new.customer_id), 0);
  return new;
end $$;

-- A number is never changed either.
drop trigger wallet_movements_stay on wallet_movements;
create trigger wallet_movements_stay before update of customer_id, type, credit, debit, bonus, balance, number, kind_number
  on wallet_movements for each row execute function refuse_movement_change();
drop trigger loyalty_movements_stay on loyalty_movements;
create trigger loyalty_movements_stay before update of customer_id, type, credit, debit, balance, number on loyalty_movements
  for each row execute function refuse_movement_change();
