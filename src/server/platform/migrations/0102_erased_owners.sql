-- Owners and breeders who have been erased: no file gives them back to their dogs. Kept is a digest alone, which nobody can read a name from who does not know both name and key.
create table erased_owner (
  digest bytea primary key
);

-- Of a dog's number and a name, whose words may stand in any order; null: no word of a name.
create function erased_digest(secret text, regnr_key text, name text) returns bytea
  language sql immutable strict parallel safe
  return sha256(convert_to(secret || '|' || regnr_key || '|' || (
    select string_agg(word, ' ' order by word) from regexp_split_to_table(fold_text(name), '[^[:alnum:]]+') word
    where word <> ''
  ), 'UTF8'));
