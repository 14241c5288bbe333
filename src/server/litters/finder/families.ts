import { type FamilyPart, familyHealth, type KindCount } from '#domain/breeding/mates/familyHealth.ts'
import type { HealthCodes } from '#domain/health/codes.ts'
import type { Family, Kin, LitterGradeRow, StatementRow } from './finder.types.ts'

/** What families are made of; what a value does not tell, free or affected, is left out. */
interface Statements {
  readonly own: readonly StatementRow[]
  readonly litters: readonly LitterGradeRow[]
}

/** The health of families, by what is known of the litters of their dogs' parents and of their own. */
export class Families {
  readonly #own: ReadonlyMap<number, readonly StatementRow[]>
  readonly #bySire: ReadonlyMap<number | null, readonly LitterGradeRow[]>
  readonly #byDam: ReadonlyMap<number | null, readonly LitterGradeRow[]>
  readonly #codes: HealthCodes
  readonly #shares: ReadonlyMap<string, number>

  /** @param shares kind → part of the breed's examined dogs that are affected */
  constructor({ own, litters }: Statements, codes: HealthCodes, shares: ReadonlyMap<string, number>) {
    const telling = litters.filter((row) => codes.divides(row))
    this.#own = Map.groupBy(
      own.filter((row) => codes.divides(row)),
      ({ dogId }) => dogId,
    )
    this.#bySire = Map.groupBy(telling, ({ sireId }) => sireId)
    this.#byDam = Map.groupBy(telling, ({ damId }) => damId)
    this.#codes = codes
    this.#shares = shares
  }

  of(dog: Kin): Family {
    const counts = new Counts(this.#codes)
    const own = this.#own.get(dog.id) ?? []
    for (const row of own) counts.add('self', row, 1)
    const isOwn = ({ sireId, damId }: LitterGradeRow) => sireId === dog.id || damId === dog.id
    for (const row of [...this.#of(this.#bySire, dog.id), ...this.#of(this.#byDam, dog.id)])
      counts.add('offspring', row, row.dogs)
    const isFull = ({ sireId, damId }: LitterGradeRow) =>
      sireId !== null && damId !== null && sireId === dog.sireId && damId === dog.damId
    // Those of both parents stand in the rows of either; they are taken from the sire's.
    const siblings = [
      ...this.#of(this.#bySire, dog.sireId),
      ...this.#of(this.#byDam, dog.damId).filter((row) => !isFull(row)),
    ]
    for (const row of siblings.filter((one) => !isOwn(one)))
      counts.add(isFull(row) ? 'full' : 'half', row, row.dogs)
    if (dog.sireId !== null || dog.damId !== null) {
      const among = dog.sireId !== null && dog.damId !== null ? 'full' : 'half'
      for (const row of own) counts.add(among, row, -1)
    }
    return { health: familyHealth(counts.all, this.#shares), parts: counts.all }
  }

  #of(
    rows: ReadonlyMap<number | null, readonly LitterGradeRow[]>,
    parent: number | null,
  ): readonly LitterGradeRow[] {
    return parent === null ? [] : (rows.get(parent) ?? [])
  }
}

/** Statements counted by part of the family and kind. */
class Counts {
  readonly #codes: HealthCodes
  readonly #counts = new Map<string, { part: FamilyPart; kind: string; examined: number; affected: number }>()

  constructor(codes: HealthCodes) {
    this.#codes = codes
  }

  add(part: FamilyPart, graded: Omit<StatementRow, 'dogId'>, dogs: number): void {
    const key = `${part} ${graded.kind}`
    const count = this.#counts.get(key) ?? { part, kind: graded.kind, examined: 0, affected: 0 }
    count.examined += dogs
    if (this.#codes.isAffected(graded)) count.affected += dogs
    this.#counts.set(key, count)
  }

  get all(): readonly KindCount[] {
    return [...this.#counts.values()].filter(({ examined }) => examined > 0)
  }
}
