-- What the trial's record tells of the national system: number of the kennel district, number of the trial's form.
alter table trial
  add column district_number text,
  add column form_number text;
