-- A dog's page tells until when its water and track work holds, which rulebooks say.
create trigger rulebook_dog_page_changed after insert or update or delete or truncate on rulebook
  for each statement execute function note_page_change('dogs');
