-- A customer whom the operator has blocked may have neither phone nor email as well: who removed their account is said by this.
alter table customers add column removed_at timestamptz;
update customers set removed_at = updated_at
  where blocked and phone is null and email is null and password_hash is null and first_name = '' and last_name = '';
