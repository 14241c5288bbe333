-- A file that no row refers to any more goes; one that is still in use anywhere stays, whichever tables come later.
-- A reference that is set null or deleted with its file would not protect it: references to files have no such action.
create function delete_unused_file(unused bigint) returns boolean language plpgsql as $$
begin
  delete from file where id = unused;
  return found;
exception when foreign_key_violation then
  return false;
end $$;

-- Which dog shows a picture is asked for every picture that is sent.
create index dog_picture on dog (picture_id) where picture_id is not null;
create index advertisement_banner on advertisement (banner_id) where banner_id is not null;
