-- An update tells what its sheets hold, and what it adds besides dogs.
update data_update set counts = counts || '{"added": {}, "sheets": []}' where counts is not null;
