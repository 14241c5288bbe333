-- Who paid, kept as a voucher once the entry's contacts are gone: docs/rules/visibility.md#vouchers.
create table payment_voucher (
  payment_id bigint primary key references payment,
  -- that it came for at first
  entry_id bigint not null references entry,
  -- that made the entry
  account_id bigint references account on delete set null,
  payer text not null check (payer <> ''),
  kept_at timestamptz not null
);
create index payment_voucher_entry on payment_voucher (entry_id);
create index payment_voucher_account on payment_voucher (account_id);

-- The last day on which the voucher of a payment is kept: six years from the end of the year in Finland in which its money moved last.
create function voucher_until(about bigint) returns date language sql stable as $$
  select make_date(extract(year from greatest(p.confirmed_at, (
    select max(r.settled_at) from refund r where r.payment_id = p.id and r.state = 'done' and not r.mistake
  )) at time zone 'Europe/Helsinki')::integer + 6, 12, 31)
  from payment p where p.id = about and p.state = 'confirmed'
$$;

-- Whatever empties the contacts of an entry, by hand, by time or because somebody is erased, leaves the payer's name with each payment that came for it.
create function keep_vouchers() returns trigger language plpgsql as $$
begin
  insert into payment_voucher (payment_id, entry_id, account_id, payer, kept_at)
  select p.id, old.id, old.account_id,
    coalesce(old.contact_name, (select first_name || ' ' || last_name from account where id = old.account_id), old.contact_email), now()
  from payment p
  where p.state = 'confirmed' and voucher_until(p.id) >= (now() at time zone 'Europe/Helsinki')::date
    and not exists (select from refund r where r.payment_id = p.id and r.mistake)
    and p.id in (select id from payment where entry_id = old.id union all select payment_id from payment_move where from_entry_id = old.id)
    and coalesce((select m.from_entry_id from payment_move m where m.payment_id = p.id order by m.id limit 1), p.entry_id) = old.id
  on conflict do nothing;
  return null;
end $$;
create trigger entry_keeps_vouchers after update on entry for each row
  when (coalesce(old.contact_name, old.contact_email) is not null and coalesce(new.contact_name, new.contact_email) is null)
  execute function keep_vouchers();
