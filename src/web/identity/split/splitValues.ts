import * as z from 'zod'
import type { DogRecordEntry } from '#contract/corrections.ts'
import { splitDog } from '#contract/corrections.ts'
import { RECORD_KINDS } from '#domain/recordedFields.ts'
import { parseDay } from '../../ui/values/days.ts'

const { name, reason } = splitDog.body!.shape

/** The form of a split: the day as it is typed, the records by kind. `numbers`: how many the dog has. */
export const splitForm = (numbers: number) =>
  z.object({
    name,
    sex: z.enum(['', 'male', 'female']).transform((sex) => sex || null),
    birthDate: z
      .string()
      .trim()
      .refine((text) => text === '' || parseDay(text) !== undefined, 'DATE_INVALID')
      .transform((text) => parseDay(text) ?? null),
    records: z.record(z.enum(RECORD_KINDS), z.array(z.string())).superRefine(({ number }, context) => {
      const code = numberFault(number?.length ?? 0, numbers)
      if (code) context.addIssue({ code: 'custom', path: ['number'], message: code })
    }),
    reason,
  })
export type SplitInput = z.input<ReturnType<typeof splitForm>>
export type SplitOutput = z.output<ReturnType<typeof splitForm>>

/** Each of the two dogs needs a number. */
function numberFault(moving: number, numbers: number): string | undefined {
  if (moving === 0) return 'NUMBER_MUST_MOVE'
  return moving === numbers ? 'NUMBER_MUST_STAY' : undefined
}

/** A split of which nothing has been said. */
export const emptySplit = (): SplitInput => ({
  name: '',
  sex: '',
  birthDate: '',
  records: Object.fromEntries(RECORD_KINDS.map((kind) => [kind, [] as string[]])) as SplitInput['records'],
  reason: '',
})

/** What the call takes: of the chosen records those that are still the dog's. */
export const splitBody = ({ records, ...rest }: SplitOutput, present: readonly DogRecordEntry[]) => ({
  ...rest,
  records: present.filter(({ kind, id }) => records[kind].includes(id)).map(({ kind, id }) => ({ kind, id })),
})
