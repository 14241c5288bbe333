-- What a receipt of an organiser club says: docs/rules/entries.md#receipts.
alter table club
  add column business_id text check (business_id ~ '^[0-9]{7}-[0-9]$'),
  -- value added tax in the fees of the club's trials, in thousandths of the untaxed price; null: none
  add column vat_permille smallint check (vat_permille between 1 and 999);
