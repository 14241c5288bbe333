import { FIELDS } from '#domain/imports/fields.ts'

/**
 * Temporary tables that hold the file while it is compared with the database; they go with the transaction. Every
 * number stands in import_number once, as it is first written and in the order in which the file first names it; where
 * its first own row writes it otherwise, that stands in import_number_written. Parents of which no row tells are
 * import_parent_alone. What the file says of dogs stands in import_entry, seen in two ways: each row that can be used
 * is an import_row, by the number of its dog, and the first row of each dog becomes its import_dog, which gathers what
 * is known of it; dogs that are named only as parents have no row of their own.
 */
export const STAGING_TABLES = `
create temp table import_sheet (number int, name text) on commit drop;
create temp table import_number (id int, key text, stem text, regnr text) on commit drop;
create temp table import_number_written (id int, regnr text) on commit drop;
create temp table import_parent_alone (id int) on commit drop;
create temp table import_entry (line int, number int, node int, sire int, dam int, sire_line int, dam_line int,
  regnr text, sire_regnr text, dam_regnr text, breed_code text, has_row boolean default true, is_dog boolean default true,
  sex_by_role boolean default false, ${Object.entries(FIELDS)
    .map(([name, field]) => `${name} ${field.sql}`)
    .join(', ')}) on commit drop;
create temp view import_row as select * from import_entry where has_row;
create temp view import_dog as select * from import_entry where is_dog;
create temp table import_alias (line int, main int, number int, regnr text) on commit drop;
create temp table import_title (line int, code text) on commit drop;
create temp table import_statement (line int, kind text, scale text, value text, left_value text, right_value text,
  examined_on date, age_months int, certificate text, remark text, source text) on commit drop;
create temp table import_problem (line int, regnr text, code text, subject text, detail text) on commit drop;
create temp table import_litter_line (puppy_line int, litter_line int) on commit drop;
create temp table import_change (line int, node int, regnr text, field text, value text) on commit drop;
`
