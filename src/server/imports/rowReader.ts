import type { Mapping } from '#contract/mappingShape.ts'
import type { HealthCodes } from '#domain/health/codes.ts'
import { breedKey } from '#domain/imports/breedKey.ts'
import { type DateReader, dateReader } from '#domain/imports/dates.ts'
import { numberFault, splitNumbers } from '#domain/imports/numbers.ts'
import { isPlaceholder } from '#domain/imports/placeholders.ts'
import { isRegnr, regnrKey, regnrStem } from '#domain/regnr.ts'
import type { Columns } from './columns.ts'
import type { Problem, ProblemCode } from './problemCodes.ts'
import type { StagedNumber, StagedRow, StagedStatement } from './staging.store.ts'
import { type StatementReader, statementReaders } from './statementReader.ts'
import type { TableRow } from './table.ts'
import { type CellReader, type CellValue, cellReader, normalise, type ReportProblem } from './valueReader.ts'

interface RowContext {
  readonly mapping: Mapping
  readonly columns: Columns
  /** breed code by the `breedKey` of a code, or of a name in any language: every breed a dog can have */
  readonly breeds: ReadonlyMap<string, string>
  /** the ISO day after which nothing can have happened yet */
  readonly today: string
  readonly codes: HealthCodes
}

/** What most rows have of most things. */
const NONE: readonly never[] = []

/** Spellings of breeds that a reader remembers; a file holds few. */
const MAX_KNOWN = 1000

/** Reads rows of one file. */
export class RowReader {
  readonly #context: RowContext
  readonly #onProblem: (problem: Problem) => void
  readonly #cells: readonly { place: number; read: CellReader }[]
  readonly #statements: readonly StatementReader[]
  readonly #breedValues: ReadonlyMap<string, string>
  readonly #places: Readonly<Record<'number' | 'aliases' | 'sire' | 'dam' | 'breed' | 'titles', number>>

  /** places among the values: a day tells the year, too */
  readonly #birthDate: number
  readonly #birthYear: number
  readonly #knownBreeds = new Map<string, string | null>()
  #unknownParents = 0

  constructor(context: RowContext, onProblem: (problem: Problem) => void) {
    const { mapping, columns, today } = context
    const dates: DateReader = dateReader(mapping.dateFormats)
    this.#context = context
    this.#onProblem = onProblem
    this.#cells = columns.fields.map(({ name, place }) => ({
      place,
      read: cellReader(name, mapping, dates, today),
    }))
    this.#birthDate = columns.fields.findIndex(({ name }) => name === 'birth_date')
    this.#birthYear = columns.fields.findIndex(({ name }) => name === 'birth_year')
    this.#statements = statementReaders(mapping, columns, dates, context)
    this.#breedValues = new Map(
      Object.entries(mapping.breed.values).map(([text, code]) => [breedKey(text), code]),
    )
    this.#places = {
      number: columns.place(mapping.numbers.column),
      aliases: columns.place(mapping.numbers.aliases?.column),
      sire: columns.place(mapping.sire),
      dam: columns.place(mapping.dam),
      breed: columns.place(mapping.breed.column),
      titles: columns.place(mapping.titles?.column),
    }
  }

  /** Parents of the rows read so far for whom a placeholder stands. */
  get unknownParents(): number {
    return this.#unknownParents
  }

  /** The staged row; null for one that cannot be used, whose problem is then reported. */
  read({ line, cells }: TableRow): StagedRow | null {
    const written = normalise(cells[this.#places.number] ?? '')
    const report = (code: ProblemCode, subject: string | null, detail: string | null) =>
      this.#onProblem({ line, regnr: written || null, code, subject, detail })
    const refusal = this.#refusal(cells, written)
    if (refusal) {
      report(refusal.code, null, refusal.detail)
      return null
    }
    const numbers = this.#ownNumbers(written, cells, report)
    const sire = this.#parent('sire', cells, report)
    const dam = this.#parent('dam', cells, report)
    return {
      line,
      number: numbers[0]!,
      sire: sire[0] ?? null,
      dam: dam[0] ?? null,
      breed: this.#breed(cells) ?? '',
      values: this.#values(cells, report),
      aliases: aliasesOf(numbers, sire, dam),
      titles: this.#titles(cells),
      statements: this.#statementsOf(cells, report),
    }
  }

  #statementsOf(cells: readonly string[], report: ReportProblem): StagedStatement[] {
    const statements: StagedStatement[] = []
    for (const read of this.#statements) {
      const statement = read(cells, report)
      if (statement) statements.push(statement)
    }
    return statements
  }

  #refusal(cells: readonly string[], written: string): { code: ProblemCode; detail: string | null } | null {
    const { columns } = this.#context
    if (cells.length !== columns.count)
      return { code: 'wrong-columns', detail: `${cells.length} instead of ${columns.count}` }
    const fault = numberFault(written)
    if (fault) return { code: fault, detail: written || null }
    if (this.#breed(cells) !== null) return null
    const breed = normalise(cells[this.#places.breed] ?? '') || (this.#context.mapping.breed.otherwise ?? '')
    return breed === '' ? { code: 'no-breed', detail: null } : { code: 'unknown-breed', detail: breed }
  }

  /** Null for no breed, and for one that the service does not have although the mapping knows its name. */
  #breed(cells: readonly string[]): string | null {
    const text = cells[this.#places.breed] ?? ''
    const known = this.#knownBreeds.get(text)
    if (known !== undefined) return known
    const code = this.#breedOf(text)
    if (this.#knownBreeds.size < MAX_KNOWN) this.#knownBreeds.set(text, code)
    return code
  }

  #breedOf(text: string): string | null {
    const key = breedKey(text)
    const { mapping, breeds } = this.#context
    if (key === '') return breeds.get(breedKey(mapping.breed.otherwise ?? '')) ?? null
    return breeds.get(breedKey(this.#breedValues.get(key) ?? '')) ?? breeds.get(key) ?? null
  }
  #ownNumbers(written: string, cells: readonly string[], report: ReportProblem): StagedNumber[] {
    const { separator, aliases } = this.#context.mapping.numbers
    const numbers = splitNumbers(written, separator)
    const cell = cells[this.#places.aliases] ?? ''
    if (aliases && cell.trim() !== '') {
      for (const alias of cell.split(aliases.separator).map(normalise)) {
        if (alias === '' || isPlaceholder(alias)) continue
        if (isRegnr(alias)) numbers.push(alias)
        else report('alias-unusable', null, alias)
      }
    }
    return numbers.map(stagedNumber)
  }

  #parent(role: 'sire' | 'dam', cells: readonly string[], report: ReportProblem): readonly StagedNumber[] {
    const written = normalise(cells[this.#places[role]] ?? '')
    if (written === '') return NONE
    if (isPlaceholder(written)) {
      this.#unknownParents++
      return NONE
    }
    if (!isRegnr(written)) {
      report('parent-number', role, written)
      return NONE
    }
    return splitNumbers(written, this.#context.mapping.numbers.separator).map(stagedNumber)
  }

  #values(cells: readonly string[], report: ReportProblem): CellValue[] {
    const values = this.#cells.map(({ place, read }) => {
      const cell = normalise(cells[place] ?? '')
      return cell === '' ? null : read(cell, report)
    })
    const day = values[this.#birthDate]
    if (typeof day === 'string') values[this.#birthYear] = day.slice(0, 4)
    return values
  }

  #titles(cells: readonly string[]): readonly string[] {
    const { titles } = this.#context.mapping
    const cell = cells[this.#places.titles] ?? ''
    if (!titles || cell.trim() === '') return NONE
    return [...new Set(cell.split(titles.separator).map(normalise))].filter((title) => title !== '')
  }
}

/** Further numbers of a dog or a parent: few rows have any. */
function aliasesOf(...named: readonly (readonly StagedNumber[])[]): StagedRow['aliases'] {
  if (named.every(({ length }) => length < 2)) return NONE
  return named.flatMap(([main, ...more]) => (main ? more.map((number) => ({ of: main, number })) : []))
}

function stagedNumber(regnr: string): StagedNumber {
  const key = regnrKey(regnr)
  return { regnr, key, stem: regnrStem(key) }
}
