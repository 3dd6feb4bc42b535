-- When the friend whose code was used at sign-up got the reward.
alter table customers add column referral_rewarded_at timestamptz;

-- Phone numbers, hashed with a secret, that have used a code; they outlive the account.
create table used_referrals (
  phone_hash text primary key,
  created_at timestamptz not null
);
