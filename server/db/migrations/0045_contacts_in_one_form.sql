-- Phone numbers are E.164 and mailboxes have their domain in ASCII from now on. What was stored before is brought to that form by
-- the program itself (server/db/contacts-in-one-form.ts), which knows the plans of numbers and the rules of domains.
comment on column customers.phone is 'E.164; older ones that could not be read stay as they were typed';
comment on column customers.email is 'lower case, the domain in ASCII; two accounts of one mailbox stay as they were typed';
