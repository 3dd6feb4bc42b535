-- The key of this server under which a device was subscribed: with another one its push service refuses every push. Those
-- that are there were subscribed under the key of now, as far as anybody knows.
alter table push_subscriptions add column server_key text;
update push_subscriptions
  set server_key = (select value->>'publicKey' from server_secrets where name = 'vapid')
  where endpoint is not null;
