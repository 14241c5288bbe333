import { sql } from 'kysely'

/** SQL of a hit's columns, for a dog `d` joined by `MAIN_NUMBER`. */
export const HIT = sql`d.id, main.regnr, d.name, d.birth_date as "birthDate"`
export const MAIN_NUMBER = sql`join main_number main on main.dog_id = d.id`
