import type { Party } from '#domain/entries/parties.ts'
import type { Judgement } from '#domain/trials/kinds.ts'
import type { SheetKind, SheetValues } from '#domain/trials/sheet.ts'
import type { ListedDog } from '../../dogs/dogs.types.ts'
import type { ResultLine } from '../../judging/results.types.ts'
import type { ErrorCode } from '../../platform/errors.ts'

/** What one sheet is made of. */
export interface SheetDog {
  readonly kind: SheetKind
  readonly line: ResultLine
  /** null: a spare sheet, whose dog is written by hand */
  readonly listed: ListedDog | null
  readonly handler: string | null
  readonly party: Party | null
  /** the judge's name on an empty sheet */
  readonly judge?: string | null
  /** what is written down; null: an empty sheet */
  readonly filled: FilledSheet | null
}

export interface FilledSheet {
  readonly values: SheetValues
  /** something is written down */
  readonly started: boolean
  readonly judgement: Judgement
  readonly judge: string | null
  /** what keeps it from being marked done; empty once it is done */
  readonly outstanding: readonly ErrorCode[]
}
