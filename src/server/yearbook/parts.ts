import { YEARBOOK_PARTS } from '#contract/constants.ts'
import { periodName } from '#domain/competitions/periods.ts'
import { PRIZES } from '#domain/competitions/rule.ts'
import { nameBesidePlace } from '#domain/shows/showName.ts'
import { prizeLabel, TRIAL_CLASSES } from '#domain/trials/results.ts'
import { competitionName } from '../competitions/competitions.presenter.ts'
import type { Cell } from '../platform/tables/table.ts'
import type { YearbookWords } from './texts.ts'
import type { HuntLine, Yearbook } from './yearbook.types.ts'

type YearbookPart = (typeof YEARBOOK_PARTS)[number]
/** Parts that a club without trials does not have. */
const OF_TRIALS: ReadonlySet<YearbookPart> = new Set(['prizes', 'trials'])

interface PartColumn {
  readonly title: string
  /** in a spreadsheet, in characters */
  readonly width: number
  /** on paper, in points; `*`: what the others leave; undefined: it is what the rows are grouped by, and stands above them */
  readonly paper?: number | '*'
  readonly right?: boolean
}

/** A part of the book: its rows, on paper in a table for each value of the columns that they are grouped by, in a spreadsheet in one sheet. */
export interface Part {
  readonly name: YearbookPart
  readonly title: string
  readonly note: string | null
  /** what is counted, beside its title: rows, of figures none */
  readonly n: number | null
  /** the column whose numbers make up `n`; null: every row counts as one */
  readonly counted: number | null
  readonly columns: readonly PartColumn[]
  readonly rows: readonly (readonly Cell[])[]
}

/** All parts of a book, in its order; those without a row too. */
export function partsOf(book: Yearbook, words: YearbookWords): readonly Part[] {
  return YEARBOOK_PARTS.filter((name) => book.hasTrials || !OF_TRIALS.has(name)).map((name) => {
    const { n, ...part } = PARTS[name](book, words)
    return {
      name,
      title: words.own.parts[name],
      note: null,
      counted: null,
      n: n === undefined ? part.rows.length : n,
      ...part,
    }
  })
}

type Made = Pick<Part, 'columns' | 'rows'> & Partial<Pick<Part, 'note' | 'n' | 'counted'>>
type Maker = (book: Yearbook, words: YearbookWords) => Made

const DATE = 52
const REGNR = 66
const REST = '*'

const PARTS: Readonly<Record<YearbookPart, Maker>> = {
  figures: (book, { own }) => {
    const prizes = book.hunts.filter(({ prize, outcome }) => outcome === 'judged' && prize > 0).length
    const dogsIn = (lines: readonly { readonly dogId: number }[]) =>
      new Set(lines.map(({ dogId }) => dogId)).size
    const trials = book.hasTrials
      ? [
          [own.figures.huntResults, book.hunts.length],
          [own.figures.huntDogs, dogsIn(book.hunts)],
          [own.figures.prizes, prizes],
          [own.figures.waterResults, book.waters.length],
          [own.figures.waterDogs, dogsIn(book.waters)],
          [own.figures.preliminary, book.preliminary],
        ]
      : []
    return {
      n: null,
      columns: [
        { title: own.columns.figure, width: 48, paper: REST },
        { title: own.columns.number, width: 12, paper: 90, right: true },
      ],
      rows: [
        ...trials,
        [own.figures.showResults, book.shows.length],
        [own.figures.showDogs, dogsIn(book.shows)],
        [own.figures.titles, book.titles.length],
        [own.figures.litters, book.litters.length],
        [own.figures.puppies, book.litters.reduce((sum, { puppies }) => sum + puppies, 0)],
        [own.figures.register, book.register.length],
        [own.figures.awards, book.awards.length],
      ] as Cell[][],
    }
  },
  prizes: (book, words) => ({
    n: book.hunts.length,
    counted: 2,
    columns: [
      { title: words.own.columns.type, width: 12 },
      { title: words.own.columns.class, width: 8, paper: REST },
      { title: words.own.columns.results, width: 12, paper: 74, right: true },
      { title: words.own.columns.dogs, width: 10, paper: 66, right: true },
      ...PRIZES.map((prize) => ({ title: words.prize(prize), width: 12, paper: 62, right: true })),
      { title: words.own.columns.noPrize, width: 16, paper: 86, right: true },
    ],
    rows: groupsOf(book.hunts).map(([type, name, lines]) => [
      words.type(type),
      name,
      lines.length,
      new Set(lines.map(({ dogId }) => dogId)).size,
      ...PRIZES.map(
        (prize) => lines.filter((line) => line.outcome === 'judged' && line.prize === prize).length,
      ),
      lines.filter(({ outcome, prize }) => outcome !== 'judged' || prize === 0).length,
    ]),
  }),
  competitions: (book, words) => ({
    note: book.breed !== undefined ? words.own.placesAmongAll : null,
    columns: [
      { title: words.own.columns.competition, width: 32 },
      { title: words.own.columns.place, width: 8, paper: 36, right: true },
      { title: words.own.columns.dog, width: 36, paper: REST },
      { title: words.own.columns.regnr, width: 16, paper: REGNR },
      { title: words.own.columns.breed, width: 28, paper: 120 },
      { title: words.own.columns.points, width: 10, paper: 44, right: true },
      { title: words.own.columns.results, width: 10, paper: 50, right: true },
    ],
    rows: book.competitions.flatMap(({ competition, found }) =>
      found.all.map(({ id, rank, points, counted }) => [
        [
          `${competitionName(words.language, competition)} ${periodName(book.kind, book.period)}`,
          competition.confirmed ? null : words.own.unconfirmed,
        ]
          .filter(Boolean)
          .join(' – '),
        rank,
        ...dogOf(book, words, id),
        points,
        counted,
      ]),
    ),
  }),
  trials: (book, words) => ({
    note: book.preliminary > 0 ? words.preliminary(book.preliminary) : null,
    columns: [
      { title: words.own.columns.type, width: 14 },
      { title: words.own.columns.class, width: 8 },
      { title: words.own.columns.date, width: 12, paper: DATE },
      { title: words.own.columns.where, width: 22, paper: 84 },
      { title: words.own.columns.dog, width: 36, paper: REST },
      { title: words.own.columns.regnr, width: 16, paper: REGNR },
      { title: words.own.columns.breed, width: 28, paper: 92 },
      { title: words.own.columns.result, width: 22, paper: 58 },
      { title: words.own.columns.points, width: 10, paper: 40, right: true },
    ],
    rows: [
      ...book.hunts.map((line) => [
        words.type(line.type),
        line.class,
        { day: line.date },
        line.place,
        ...dogOf(book, words, line.dogId),
        prizeLabel(line) ?? words.outcome(line.outcome),
        line.points,
      ]),
      // Water and track done beside a field or forest trial stands with the others of its kind.
      ...book.waters.map((line) => [
        words.type('water_track'),
        line.class,
        { day: line.date },
        line.place,
        ...dogOf(book, words, line.dogId),
        line.outcome === 'judged' ? words.grades(line) : words.outcome(line.outcome),
        null,
      ]),
    ],
  }),
  titles: (book, words) => ({
    note: words.own.datedTitles,
    columns: [
      { title: words.own.columns.title, width: 16, paper: 90 },
      { title: words.own.columns.date, width: 12, paper: DATE },
      { title: words.own.columns.dog, width: 36, paper: REST },
      { title: words.own.columns.regnr, width: 16, paper: REGNR },
      { title: words.own.columns.breed, width: 28, paper: 130 },
    ],
    rows: book.titles.map(({ dogId, code, date }) => [code, { day: date }, ...dogOf(book, words, dogId)]),
  }),
  shows: (book, words) => ({
    columns: [
      { title: words.own.columns.show, width: 40 },
      { title: words.own.columns.date, width: 12 },
      { title: words.own.columns.dog, width: 36, paper: REST },
      { title: words.own.columns.regnr, width: 16, paper: REGNR },
      { title: words.own.columns.breed, width: 28, paper: 120 },
      { title: words.own.columns.class, width: 8, paper: 40 },
      { title: words.own.columns.grade, width: 10, paper: 50 },
      { title: words.own.columns.marks, width: 24, paper: 84 },
    ],
    rows: book.shows.map((line) => [
      `${line.place}${line.country === 'FI' ? '' : ` (${line.country})`}${nameBesidePlace(line)}`,
      { day: line.date },
      ...dogOf(book, words, line.dogId),
      line.class,
      line.grade,
      line.marks.join(' '),
    ]),
  }),
  litters: (book, words) => ({
    note: words.own.registeredPuppies,
    columns: [
      { title: words.own.columns.breed, width: 28 },
      { title: words.own.columns.born, width: 12, paper: DATE },
      { title: words.own.columns.sire, width: 36, paper: REST },
      { title: words.own.columns.sireRegnr, width: 16, paper: REGNR },
      { title: words.own.columns.dam, width: 36, paper: REST },
      { title: words.own.columns.damRegnr, width: 16, paper: REGNR },
      { title: words.own.columns.kennel, width: 24, paper: 76 },
      { title: words.own.columns.males, width: 8, paper: 36, right: true },
      { title: words.own.columns.females, width: 8, paper: 38, right: true },
      { title: words.own.columns.puppies, width: 8, paper: 36, right: true },
    ],
    rows: book.litters.map((line) => [
      book.breedNames.get(line.breed) ?? line.breed,
      { day: line.date },
      ...dogOf(book, words, line.sireId).slice(0, 2),
      ...dogOf(book, words, line.damId).slice(0, 2),
      line.kennel,
      line.males,
      line.females,
      line.puppies,
    ]),
  }),
  register: (book, words) => ({
    note: words.own.stillInRegister,
    columns: [
      { title: words.own.columns.added, width: 12, paper: DATE },
      { title: words.own.columns.dog, width: 36, paper: REST },
      { title: words.own.columns.regnr, width: 16, paper: REGNR },
      { title: words.own.columns.breed, width: 28, paper: 150 },
      { title: words.own.columns.sex, width: 10, paper: 60 },
    ],
    rows: book.register.map(({ dogId, date }) => [
      { day: date },
      ...dogOf(book, words, dogId),
      words.sex(book.dogs.get(dogId)?.sex ?? null),
    ]),
  }),
  awards: (book, words) => ({
    columns: [
      { title: words.own.columns.award, width: 12, paper: 60 },
      { title: words.own.columns.date, width: 12, paper: DATE },
      { title: words.own.columns.dog, width: 36, paper: REST },
      { title: words.own.columns.regnr, width: 16, paper: REGNR },
      { title: words.own.columns.breed, width: 28, paper: 110 },
      { title: words.own.columns.grounds, width: 48, paper: 140 },
    ],
    rows: book.awards.map(({ dogId, date, level, grounds }) => [
      words.level(level),
      { day: date },
      ...dogOf(book, words, dogId),
      grounds,
    ]),
  }),
}

/** Titles and name, number, breed. */
function dogOf({ dogs, breedNames }: Yearbook, words: YearbookWords, id: number): [string, string, string] {
  const dog = dogs.get(id)
  if (!dog) return [words.none, words.none, words.none]
  return [words.dogName(dog), dog.regnr, breedNames.get(dog.breed) ?? dog.breed]
}

/** Lines by type and class, the highest class first. */
function groupsOf(lines: readonly HuntLine[]): [HuntLine['type'], string, readonly HuntLine[]][] {
  const types = [...new Set(lines.map(({ type }) => type))]
  return types.flatMap((type) =>
    TRIAL_CLASSES.toReversed().flatMap((name): [HuntLine['type'], string, readonly HuntLine[]][] => {
      const own = lines.filter((line) => line.type === type && line.class === name)
      return own.length > 0 ? [[type, name, own]] : []
    }),
  )
}

/** What the book is called: `Vuosikirja 2025–2026`. */
export const bookName = ({ kind, period }: Yearbook, words: YearbookWords): string =>
  `${words.own.title} ${periodName(kind, period)}`

/** Whose it is: the breed, or all. */
export const breedOf = ({ breed, breedNames }: Yearbook, words: YearbookWords): string =>
  breed === undefined ? words.own.allBreeds : (breedNames.get(breed) ?? breed)
