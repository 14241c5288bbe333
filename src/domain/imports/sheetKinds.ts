import { SHOW_HEADINGS } from '../shows/columns.ts'
import { findColumns } from './findColumns.ts'
import { headerKey } from './headerKey.ts'
import { TRIAL_HEADINGS, WATER_HEADINGS } from './trialHeadings.ts'

/** What the rows of a sheet may tell besides dogs, each a record of its own: docs/import-format.md#further-sheets. */
const RECORD_SHEETS = ['trialResults', 'waterResults', 'showResults', 'owners'] as const
export type RecordSheet = (typeof RECORD_SHEETS)[number]
/** A row of a sheet of litters tells of several dogs. */
export const FURTHER_SHEETS = ['litters', ...RECORD_SHEETS] as const
export type FurtherSheet = (typeof FURTHER_SHEETS)[number]
export const SHEET_KINDS = ['dogs', ...FURTHER_SHEETS] as const
export type SheetKind = (typeof SHEET_KINDS)[number]

/** How the columns of such a sheet may be headed. */
interface KindColumns {
  readonly headings: Readonly<Record<string, readonly string[]>>
  /** which it cannot do without */
  readonly needed: readonly string[]
  /** of which it has at least one */
  readonly oneOf?: readonly string[]
  /** by which it would be a sheet of another kind */
  readonly without?: readonly string[]
}

const { dog: regnr, ...ofResult } = SHOW_HEADINGS
const { prize, points, search, game, retrieve } = TRIAL_HEADINGS
/** What water and track work does not have. */
const ofHunts = { prize, points, search, game, retrieve }

const KIND_COLUMNS: Readonly<Record<FurtherSheet, KindColumns>> = {
  litters: {
    headings: {
      regnr,
      sire: ['sire', 'isä', 'isän rekisterinumero', 'far', 'fader', 'faderns registreringsnummer'],
      dam: ['dam', 'emä', 'emän rekisterinumero', 'mor', 'moder', 'moderns registreringsnummer'],
      born: [
        'birth date',
        'born',
        'whelped',
        'syntymäpäivä',
        'syntymäaika',
        'syntynyt',
        'födelsedatum',
        'född',
      ],
      breed: ['breed', 'rotu', 'ras'],
      puppies: ['puppies', 'pennut', 'valpar'],
      males: ['males', 'male puppies', 'urokset', 'urospennut', 'hanar', 'hanvalpar'],
      females: ['females', 'female puppies', 'nartut', 'narttupennut', 'tikar', 'tikvalpar'],
      kennel: ['kennel', 'kennelnimi', 'kennelnamn'],
      breeder: ['breeder', 'kasvattaja', 'uppfödare'],
    },
    needed: ['sire', 'dam', 'born', 'breed'],
    oneOf: ['puppies', 'males', 'females'],
    without: ['regnr'],
  },
  trialResults: {
    headings: { regnr, ...TRIAL_HEADINGS },
    needed: ['regnr', 'date', 'place', 'type', 'class', 'prize'],
  },
  waterResults: {
    headings: { regnr, ...WATER_HEADINGS, ...ofHunts },
    needed: ['regnr', 'date', 'place', 'class', 'water'],
    without: Object.keys(ofHunts),
  },
  showResults: {
    headings: {
      regnr,
      date: [
        'date',
        'show date',
        'päivä',
        'pvm',
        'päivämäärä',
        'näyttelypäivä',
        'datum',
        'dag',
        'utställningsdag',
      ],
      place: ['place', 'show place', 'paikka', 'paikkakunta', 'plats', 'ort'],
      country: ['country', 'maa', 'land'],
      show: ['show', 'show name', 'näyttely', 'näyttelyn nimi', 'utställning'],
      ...ofResult,
    },
    needed: ['regnr', 'date', 'place', 'class', 'grade'],
  },
  owners: {
    headings: {
      regnr,
      breed: ['breed', 'rotu', 'ras'],
      owner: ['owner', 'omistaja', 'ägare'],
      owner_town: ['owner town', 'town', 'kotipaikka', 'paikkakunta', 'hemort', 'ort'],
      owner_since: ['owner since', 'since', 'omistaja alkaen', 'alkaen', 'ägare sedan', 'från'],
      owner_until: ['owner until', 'until', 'omistaja asti', 'asti', 'päättyen', 'ägare till', 'till'],
    },
    needed: ['regnr', 'owner'],
    without: ['breed'],
  },
}

/** Where a sheet of a kind has its columns. */
export interface FoundKind<Kind extends FurtherSheet = FurtherSheet> {
  readonly kind: Kind
  /** cells of the header */
  readonly width: number
  /** column → its place in a row, counted from 0; absent: the sheet does not have it */
  readonly places: ReadonlyMap<string, number>
  /** headings that nothing is read from */
  readonly unused: readonly string[]
}

/** What a kind may tell, and what it cannot do without. */
export const columnsOfKind = (kind: FurtherSheet): Pick<KindColumns, 'headings' | 'needed' | 'oneOf'> =>
  KIND_COLUMNS[kind]

/** Where a header has the columns of a kind by the headings that somebody has given them; case and space around them do not matter. */
export function kindByHeadings(
  kind: FurtherSheet,
  header: readonly string[],
  columns: Readonly<Record<string, string>>,
): FoundKind {
  const keys = header.map(headerKey)
  const places = new Map(
    Object.entries(columns).flatMap(([column, heading]) => {
      const place = keys.indexOf(headerKey(heading))
      return place < 0 ? [] : [[column, place] as const]
    }),
  )
  return foundAt(kind, header, places)
}

function foundAt(
  kind: FurtherSheet,
  header: readonly string[],
  places: ReadonlyMap<string, number>,
): FoundKind {
  const used = new Set(places.values())
  const unused = header.filter((name, place) => name.trim() !== '' && !used.has(place))
  return { kind, width: header.length, places, unused }
}

/** The kind of a sheet by its header; undefined: none but dogs, or one that is not known. */
export function findKind(header: readonly string[]): FoundKind | undefined {
  for (const kind of FURTHER_SHEETS) {
    const { headings, needed, oneOf, without = [] } = KIND_COLUMNS[kind]
    const found = Object.entries(findColumns<string>(header, headings)).filter(
      (entry): entry is [string, number] => entry[1] !== null,
    )
    const places = new Map(found)
    const fits =
      needed.every((column) => places.has(column)) &&
      (oneOf?.some((column) => places.has(column)) ?? true) &&
      !without.some((column) => places.has(column))
    if (fits) return foundAt(kind, header, places)
  }
  return undefined
}

export const isOfRecords = (found: FoundKind): found is FoundKind<RecordSheet> =>
  (RECORD_SHEETS as readonly string[]).includes(found.kind)
