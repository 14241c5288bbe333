import { UNKNOWN } from '#domain/genetics/pedigree.ts'
import { type Measures, measure } from '#domain/genetics/population/measures.ts'
import { randomNumbers } from '#domain/randomNumbers.ts'
import { dogNumbers, type PedigreeSnapshot } from './snapshot.ts'

/** What is asked about a breed; dogs by their database ids, of which those that a snapshot does not have are left out. */
export interface MeasureQuestion {
  readonly reference: Uint32Array
  readonly span: Uint32Array
  readonly living: Uint32Array
  /** generation interval in years; null: not known */
  readonly interval: number | null
}

/** `Measures` with database ids for dogs; null for an unknown parent. */
export interface Measured {
  readonly reference: Omit<Measures['reference'], 'founders' | 'ancestors'> & {
    readonly founders: MeasuredFounders
    readonly ancestors: { readonly effective: number | null; readonly found: readonly Part[] }
  }
  readonly living: Omit<Measures['living'], 'ofDog'> & { readonly ofDog: readonly LivingKinship[] }
}
type MeasuredFounders = Omit<Measures['reference']['founders'], 'known'> & { readonly known: readonly Part[] }
interface Part {
  readonly id: number | null
  readonly share: number
}
interface LivingKinship {
  readonly id: number
  readonly kinship: number
}

/** Founders and ancestors that are named: those with the largest parts. */
const NAMED = 20

/** Measures a breed in a snapshot. The same snapshot and question give the same figures, the intervals too. */
export function measured(snapshot: PedigreeSnapshot, question: MeasureQuestion): Measured {
  const { pedigree, inbreeding, birthYears, ids } = snapshot
  const living = dogNumbers(snapshot, question.living)
  const found = measure(
    pedigree,
    inbreeding,
    {
      reference: dogNumbers(snapshot, question.reference),
      span: dogNumbers(snapshot, question.span),
      living,
      birthYears,
      interval: question.interval,
    },
    randomNumbers('population measures'),
  )
  const named = (parts: readonly { dog: number; share: number }[]): Part[] =>
    parts.slice(0, NAMED).map(({ dog, share }) => ({ id: dog === UNKNOWN ? null : ids[dog]!, share }))
  const { founders, ancestors } = found.reference
  return {
    reference: {
      ...found.reference,
      founders: { ...founders, known: named(founders.known) },
      ancestors: { ...ancestors, found: named(ancestors.found) },
    },
    living: {
      ...found.living,
      ofDog: Array.from(living, (dog, i) => ({ id: ids[dog]!, kinship: found.living.ofDog[i]! })),
    },
  }
}
