import * as z from 'zod'
import { createJudge, type JudgeDetails } from '#contract/officials.ts'

/** The form of a judge: as the call takes it, but the linked user as a choice holds it; empty: none. */
export const judgeForm = createJudge.body!.omit({ userId: true }).extend({ userId: z.string() })

export type JudgeValues = z.input<typeof judgeForm>

/** What the call takes. */
export const judgeBody = ({ userId, ...values }: z.output<typeof judgeForm>) => ({
  ...values,
  userId: userId === '' ? null : Number(userId),
})

export const EMPTY_JUDGE: JudgeValues = {
  name: '',
  userId: '',
  qualifications: [],
  district: '',
  town: '',
  email: '',
  phone: '',
  contactConsent: false,
  active: true,
}

/** The values of the form, out of a stored judge. */
export const judgeValues = (judge: JudgeDetails): JudgeValues => ({
  name: judge.name,
  userId: judge.user ? String(judge.user.id) : '',
  qualifications: judge.qualifications,
  district: judge.district,
  town: judge.town,
  email: judge.email,
  phone: judge.phone,
  contactConsent: judge.contactConsent,
  active: judge.active,
})
