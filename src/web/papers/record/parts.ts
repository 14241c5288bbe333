import type { TrialRecord } from '#contract/papers.ts'
import { markOf } from './copied.ts'

/** A field of the record with the mark under which the browser remembers that it was copied. */
interface PartField {
  readonly field:
    | TrialRecord['fields'][number]['field']
    | TrialRecord['dogs'][number]['fields'][number]['field']
  readonly text: string
  readonly mark: string
}

/** What is copied together: the trial itself, or one performance of a dog. */
export interface RecordPart {
  readonly key: string
  readonly name: string
  /** false: its result is still being written down */
  readonly done: boolean
  readonly fields: readonly PartField[]
}

/** The parts of a record in their order; `trialName`: what the first is called. */
export function partsOf({ fields, dogs }: TrialRecord, trialName: string): RecordPart[] {
  const marked = (key: string, own: readonly Omit<PartField, 'mark'>[]) =>
    own.map((one) => ({ ...one, mark: markOf(key, one.field, one.text) }))
  return [
    { key: 'trial', name: trialName, done: true, fields: marked('trial', fields) },
    ...dogs.map((dog) => {
      const key = `${dog.kind} ${dog.regnr}`
      const number = dog.startNumber === null ? '' : `${dog.startNumber}. `
      return {
        key,
        name: `${number}${dog.name || dog.regnr}`,
        done: dog.done,
        fields: marked(key, dog.fields),
      }
    }),
  ]
}

/** Of the fields that have a text, how many there are and how many are copied. */
export function progressOf({ fields }: RecordPart, isCopied: (mark: string) => boolean) {
  const given = fields.filter(({ text }) => text !== '')
  return { copied: given.filter(({ mark }) => isCopied(mark)).length, all: given.length }
}
