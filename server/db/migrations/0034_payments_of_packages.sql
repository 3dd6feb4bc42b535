-- A payment says which package it is for: one of the same price pays for no other.
alter table payments
  add column package_id integer,
  add check (purpose = 'subscription' or package_id is null);
update payments set package_id = (applications.package ->> 'id')::integer
  from applications where applications.id = payments.application_id;
create trigger payments_keep_their_package before update of package_id on payments
  for each row when (new.package_id is distinct from old.package_id)
  execute function refuse_payment_change();
