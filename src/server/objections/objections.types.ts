import type { ObjectionVerdict } from '#domain/trials/objections.ts'
import type { Language } from '../platform/http/language.ts'
import type { TrialHead } from '../trials/trials.types.ts'

/** An objection to a trial. Days are ISO. */
export interface Objection {
  readonly id: number
  readonly trialId: number
  /** whose result it is about; null: how the trial was held */
  readonly dogId: number | null
  readonly body: string
  /** of who objected; null: without an account */
  readonly accountId: number | null
  /** null: somebody who has been erased */
  readonly objectorName: string | null
  readonly objectorEmail: string | null
  readonly language: Language
  readonly dueOn: string
  readonly receivedOn: string
  readonly recordedAt: Date
  /** who wrote down what came on paper */
  readonly recordedBy: number | null
  readonly recorder: string | null
  readonly verdict: ObjectionVerdict | null
  readonly verdictReason: string | null
  readonly decidedAt: Date | null
  readonly decidedBy: number | null
  readonly decider: string | null
  readonly version: number
}

/** An objection with what its trial is called. */
export type ListedObjection = Objection & Pick<TrialHead, 'type' | 'heldOn' | 'kaerNr' | 'place'>
