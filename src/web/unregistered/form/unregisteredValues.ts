import * as z from 'zod'
import { statedAward, unregisteredFields } from '#contract/unregisteredFields.ts'
import { isRegnr } from '#domain/regnr.ts'
import { PAPER_AWARD_GROUNDS, type PaperAwardGround } from '#domain/trials/paperAwards.ts'
import type { StatedRights } from '../../trials/queries.ts'
import { dayField } from '../../ui/values/dayField.ts'
import { parseDay } from '../../ui/values/days.ts'

/** The box of a form that says that there is an award of a ground. */
export const HAS: Readonly<Record<PaperAwardGround, 'hasShowAward' | 'hasFirstPrizeInAvo'>> = {
  showAward: 'hasShowAward',
  firstPrizeInAvo: 'hasFirstPrizeInAvo',
}

const awardForm = z.object({ ...statedAward.shape, wonOn: dayField })
const dogForm = z.object({
  ...unregisteredFields,
  birthDate: dayField,
  showAward: awardForm.optional(),
  firstPrizeInAvo: awardForm.optional(),
})

type AwardValues = z.input<typeof awardForm>
export interface UnregisteredValues
  extends Omit<z.input<typeof dogForm>, 'gender' | PaperAwardGround>,
    Readonly<Record<PaperAwardGround, AwardValues>> {
  gender: string
  hasShowAward: boolean
  hasFirstPrizeInAvo: boolean
}

/** An award whose box is not ticked is none. */
const withoutUnticked = (values: UnregisteredValues) => ({
  ...values,
  ...Object.fromEntries(
    PAPER_AWARD_GROUNDS.filter((ground) => !values[HAS[ground]]).map((ground) => [ground, undefined]),
  ),
})

/** Which dog a form enters: one of the register, chosen by its number, or one with data of its own. */
export const recordedDog = {
  isUnregistered: z.literal(false),
  regnr: z.string().min(1, 'VALUE_REQUIRED'),
  unregistered: z.unknown().transform(() => undefined),
}
export const unregisteredDog = {
  isUnregistered: z.literal(true),
  regnr: z.string().min(1, 'VALUE_REQUIRED').refine(isRegnr, 'REGNR_INVALID'),
  unregistered: z.preprocess((values) => withoutUnticked(values as UnregisteredValues), dogForm),
}

const NO_AWARD: AwardValues = { award: '', place: '', wonOn: '' }
export const NO_DOG: UnregisteredValues = {
  name: '',
  breed: '',
  gender: '',
  birthDate: '',
  chip: '',
  sire: '',
  dam: '',
  hasShowAward: false,
  showAward: NO_AWARD,
  hasFirstPrizeInAvo: false,
  firstPrizeInAvo: NO_AWARD,
}

/** What of the form the right to start follows from; undefined: number or day of birth are not there yet. */
export function statedOf(regnr: string, values: UnregisteredValues): StatedRights | undefined {
  const birthDate = parseDay(values.birthDate)
  if (birthDate === undefined || !isRegnr(regnr)) return undefined
  const awards = PAPER_AWARD_GROUNDS.flatMap((ground) => {
    const award = awardForm.safeParse(values[ground])
    return values[HAS[ground]] && award.success ? [[ground, award.data] as const] : []
  })
  return { birthDate, ...Object.fromEntries(awards) }
}
