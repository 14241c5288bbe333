-- What entering costs, in the organiser's words.
alter table trial add column fee_text text;
