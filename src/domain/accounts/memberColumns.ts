import { findColumns } from '../imports/findColumns.ts'

/** What is read of a member list. */
export const MEMBER_COLUMNS = ['number', 'surname', 'firstName', 'validUntil'] as const
type MemberColumn = (typeof MEMBER_COLUMNS)[number]

/** Where a list has each of them, counted from 0; null: it has none, or it is not to be read. */
export type MemberColumns = Readonly<Record<MemberColumn, number | null>>

/** How member lists usually head their columns; compared by letters and digits alone. */
const HEADINGS: Readonly<Record<MemberColumn, readonly string[]>> = {
  number: [
    'jäsennumero',
    'jäsennro',
    'jäsennr',
    'jäsenen numero',
    'medlemsnummer',
    'medlemsnr',
    'medlemsnumret',
    'membership number',
    'membership no',
    'member number',
    'member no',
  ],
  surname: ['sukunimi', 'efternamn', 'släktnamn', 'surname', 'last name', 'family name'],
  firstName: ['etunimi', 'etunimet', 'förnamn', 'first name', 'first names', 'given name', 'given names'],
  validUntil: [
    'voimassa asti',
    'voimassa saakka',
    'jäsenyys voimassa asti',
    'jäsenyys päättyy',
    'giltig till',
    'giltig t.o.m.',
    'giltigt till',
    'medlemskapet upphör',
    'valid until',
    'valid to',
    'membership ends',
    'expires',
  ],
}

/** Finds the columns by their headings. One that no heading or more than one names is left to a person. */
export const findMemberColumns = (header: readonly string[]): MemberColumns => findColumns(header, HEADINGS)

/** Whether a list can be read by these columns: number and surname in a column each, which the list has. */
export function areReadable(columns: MemberColumns, header: readonly string[]): boolean {
  const chosen = MEMBER_COLUMNS.flatMap((column) => columns[column] ?? [])
  return (
    columns.number !== null &&
    columns.surname !== null &&
    chosen.every((place) => place < header.length) &&
    new Set(chosen).size === chosen.length
  )
}
