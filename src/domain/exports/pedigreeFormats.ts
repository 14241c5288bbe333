/**
 * A breed's pedigree in the forms that programs for population genetics read.
 * Source of each form: docs/rules/exports.md#pedigrees-for-other-programs.
 */

/** A dog with what such a program asks for. */
export interface ExportedDog {
  readonly regnr: string
  /** main number of a parent; null: not known */
  readonly sire: string | null
  readonly dam: string | null
  /** as recorded, else as its offspring tell; null: neither does */
  readonly sex: 'male' | 'female' | null
  /** ISO day; null: not known */
  readonly birthDate: string | null
  /** null: neither recorded nor told by offspring */
  readonly birthYear: number | null
  /** English name of the breed without its variety */
  readonly breed: string
  /** its death is public; null: it is not, or the dog lives */
  readonly death: { readonly date: string | null } | null
}

export const PEDIGREE_FORMATS = ['optisel', 'pmx', 'poprep'] as const
export type PedigreeFormat = (typeof PEDIGREE_FORMATS)[number]

export type Cell = string | number
export interface PedigreeForm {
  readonly extension: 'csv' | 'ped'
  readonly delimiter: ',' | '|'
  readonly columns: readonly string[]
  /** null: the program cannot take this dog */
  readonly cells: (dog: ExportedDog) => readonly Cell[] | null
}

/** The middle of a year stands for a day that nobody knows. */
const MID_YEAR = '-07-01'

/** ISO day of birth, exact or estimated; null: not even the year is known. */
const birthDayOf = ({ birthDate, birthYear }: ExportedDog): string | null =>
  birthDate ?? (birthYear === null ? null : `${birthYear}${MID_YEAR}`)

const compact = (day: string | null): string => day?.replaceAll('-', '') ?? ''

/** PopRep divides columns by `|` and quotes nothing. */
const bare = (number: string): string => number.replaceAll(/[\s|]+/g, '_')

const SEX_LETTERS = { male: 'M', female: 'F' } as const

/** In studbooks a parent `WILD` makes a founder; of one unknown parent beside a known one nothing is said. */
const studbookParent = (parent: string | null, other: string | null): string =>
  parent ?? (other === null ? 'WILD' : 'UNK')

export const PEDIGREE_FORMS: Readonly<Record<PedigreeFormat, PedigreeForm>> = {
  optisel: {
    extension: 'csv',
    delimiter: ',',
    columns: ['Indiv', 'Sire', 'Dam', 'Sex', 'Breed', 'Born'],
    cells: ({ regnr, sire, dam, sex, breed, birthYear }) => [
      regnr,
      sire ?? 'NA',
      dam ?? 'NA',
      sex ?? 'NA',
      breed,
      birthYear ?? 'NA',
    ],
  },
  pmx: {
    extension: 'csv',
    delimiter: ',',
    columns: [
      'StudID',
      'SireID',
      'DamID',
      'Sex',
      'BirthDate',
      'BirthEstimated',
      'Dead',
      'DeathDate',
      'OtherID',
    ],
    cells: (dog) => [
      dog.regnr,
      studbookParent(dog.sire, dog.dam),
      studbookParent(dog.dam, dog.sire),
      dog.sex ? SEX_LETTERS[dog.sex] : 'U',
      compact(birthDayOf(dog)),
      dog.birthDate === null ? 'T' : 'F',
      dog.death ? 'T' : 'F',
      compact(dog.death?.date ?? null),
      dog.breed,
    ],
  },
  poprep: {
    extension: 'ped',
    delimiter: '|',
    columns: ['#animal', 'sire', 'dam', 'birth_date', 'sex'],
    cells: (dog) =>
      dog.sex && [
        bare(dog.regnr),
        dog.sire === null ? 'unknown_sire' : bare(dog.sire),
        dog.dam === null ? 'unknown_dam' : bare(dog.dam),
        birthDayOf(dog) ?? '',
        SEX_LETTERS[dog.sex],
      ],
  },
}
