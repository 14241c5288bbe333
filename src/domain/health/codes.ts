import type { LocalText } from '../localText.ts'

/**
 * The health code list: the scales of statements and the findings of health inquiries. It is data, edited by the club.
 * Source: docs/rules/breeding-and-health.md#health-codes.
 */

/** What is examined, in the order in which breeders read it. */
export const HEALTH_KINDS = [
  'hips',
  'elbows',
  'shoulder_oc',
  'back_sp',
  'back_ltv',
  'back_va',
  'eyes',
  'knees',
] as const
export type HealthKind = (typeof HEALTH_KINDS)[number]
/** Kinds of codes: of a statement's scale, or a disease that an inquiry tells of. */
export const CODE_KINDS = [...HEALTH_KINDS, 'illness'] as const

export interface HealthGrade {
  /** as statements store it */
  readonly value: string
  /** how it is written; empty: as it is stored */
  readonly label: LocalText
  readonly meaning: LocalText
}

export interface HealthCode {
  /** scale of statements, or the abbreviation of a finding */
  readonly code: string
  readonly kind: (typeof CODE_KINDS)[number]
  readonly name: LocalText
  /** from best to worst; none: a finding without a scale */
  readonly grades: readonly HealthGrade[]
  /** the value from which on the scale's owner calls a dog affected */
  readonly affectedFrom: string | null
  /** the grade that bars a parent from the full register */
  readonly worst: string | null
  /** false: an assumption that the club must confirm */
  readonly confirmed: boolean
  /** offered where a code is chosen */
  readonly offered: boolean
}

interface Graded {
  readonly scale: string
  readonly value: string
}

/** The code list, asked by code. A scale or value that it does not hold has no place, no meaning and no colour. */
export class HealthCodes<Code extends HealthCode = HealthCode> {
  readonly all: readonly Code[]
  readonly #byCode: ReadonlyMap<string, Code>

  constructor(all: readonly Code[]) {
    this.all = all
    this.#byCode = new Map(all.map((code) => [code.code, code]))
  }

  get(code: string): Code | undefined {
    return this.#byCode.get(code)
  }

  /** Place of a value on its scale, 0 the best; -1: it has none. */
  placeOf({ scale, value }: Graded): number {
    return this.get(scale)?.grades.findIndex((grade) => grade.value === value) ?? -1
  }

  gradeOf(graded: Graded): HealthGrade | undefined {
    return this.get(graded.scale)?.grades[this.placeOf(graded)]
  }

  /** Where a value stands on its scale, 0 (best) to 1 (worst); null where it has no place there. */
  severity(graded: Graded): number | null {
    const place = this.placeOf(graded)
    const last = (this.get(graded.scale)?.grades.length ?? 0) - 1
    return place < 0 ? null : place / Math.max(last, 1)
  }

  /** Whether the scale's owner calls the value affected. */
  isAffected(graded: Graded): boolean {
    const from = this.get(graded.scale)?.affectedFrom ?? null
    const place = this.placeOf(graded)
    return from !== null && place >= 0 && place >= this.placeOf({ ...graded, value: from })
  }

  /** Whether a value has a place on a scale whose owner says from where on a dog is affected: only then it is free or affected. */
  divides(graded: Graded): boolean {
    return this.placeOf(graded) >= 0 && this.get(graded.scale)!.affectedFrom !== null
  }

  isWorst({ scale, value }: Graded): boolean {
    return this.get(scale)?.worst === value
  }
}
