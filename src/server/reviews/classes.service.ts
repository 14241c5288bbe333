import type * as z from 'zod'
import type { ReviewClassList, saveReviewClasses } from '#contract/reviewStaff.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { insertClasses, readClasses, usedClasses } from './classes.store.ts'

type Input = z.output<NonNullable<(typeof saveReviewClasses)['body']>>

/** The classes of reviews, from best to worst. */
export const findClasses = ({ db }: Pick<Reader, 'db'>): Promise<ReviewClassList> => readClasses(db)

/** The codes that may be given now. */
export const offeredCodes = ({ classes }: ReviewClassList): readonly string[] =>
  classes.filter(({ offered }) => offered).map(({ code }) => code)

const audited = ({ classes }: Pick<ReviewClassList, 'classes'>) => ({
  reviewClasses: classes.map(({ code, name, offered }) =>
    [offered ? code : `(${code})`, ...new Set([name.fi, name.sv, name.en].filter(Boolean))].join(' · '),
  ),
})

/** Replaces the list. @throws AppError 409 CHANGED_MEANWHILE, 422 REVIEW_CLASS_IN_USE */
export async function changeClasses(act: Act, { version, classes }: Input): Promise<ReviewClassList> {
  const before = await readClasses(act.db)
  if (version !== before.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  const kept = new Set(classes.map(({ code }) => code))
  const gone = before.classes.map(({ code }) => code).filter((code) => !kept.has(code))
  if (gone.length > 0 && (await usedClasses(act.db, gone)).length > 0)
    throw new AppError('refused', 'REVIEW_CLASS_IN_USE', { classes: 'REVIEW_CLASS_IN_USE' })
  const after = { version: version + 1, classes }
  if (!(await insertClasses(act.db, after))) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  await act.log(['reviewClasses', 1], 'CHANGED', audited(before), audited(after))
  return after
}
