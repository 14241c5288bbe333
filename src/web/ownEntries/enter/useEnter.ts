import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { trialDog } from '#contract/endpoints/entries.ts'
import { enterOwnDog, entryForm, getOwnEntry, ownEntries } from '#contract/endpoints/ownEntries.ts'
import type { EntryForm, OwnEntry } from '#contract/ownEntries.ts'
import { useVisitorCaptchaChange } from '../../accounts/captcha/useCaptchaChange.ts'
import { expireSession } from '../../accounts/session/followSession.ts'
import { checkSession } from '../../accounts/session/session.ts'
import { ApiError } from '../../client/ApiError.ts'
import { invalidate, keyOf } from '../../client/queries.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { forgetDraft } from '../../ui/drafts/drafts.ts'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { ownEntryAddress } from '../addresses.ts'
import { useStartPayment } from '../useStartPayment.ts'
import type { EnterOutput } from './enterValues.ts'

type EnterBody = Omit<EnterOutput, 'isUnregistered'> & { feeCents: number | undefined }

/** Enters the dog and goes on: with a place to pay for it, else to the entry. */
export function useEnter({ trial, entrant }: EntryForm, draft: string) {
  const t = useTranslate()
  const router = useRouter()
  const queries = useQueryClient()
  const isVisitor = entrant === null
  const { mutation, ...captcha } = useVisitorCaptchaChange(isVisitor, (body: EnterBody, solved) => ({
    call: enterOwnDog,
    params: { id: trial.id },
    body,
    captcha: solved,
  }))
  const { mutateAsync: startPayment } = useStartPayment()
  /** Where one pays; undefined: it could not be begun, which the banner tells. */
  const beginToPay = (entry: OwnEntry) =>
    startPayment(entry.id).then(
      ({ href }) => href,
      (error: unknown) => void toastRefusal(t, error),
    )
  const goOn = async (entry: OwnEntry) => {
    forgetDraft(draft)
    queries.setQueryData(keyOf(getOwnEntry, { params: { id: entry.id } }), entry)
    void invalidate(queries, ownEntries, trialDog)
    const pays = entry.money.method === 'card' && entry.refusals.pay === null
    const href = pays ? await beginToPay(entry) : undefined
    const failed = pays && href === undefined
    if (!pays) showSuccess(t('ownEntries.enter.thanks'))
    // Who goes back from the payment comes to the entry, not to a form that has been sent.
    await router.navigate({
      ...ownEntryAddress(entry.id, failed ? { maksu: 'ei-alkanut' } : {}),
      replace: true,
    })
    if (href !== undefined) window.location.assign(href)
  }
  const submit = async (values: EnterBody) => {
    try {
      await goOn(await mutation.mutateAsync(values))
    } catch (error) {
      await lookAgain(error)
      throw error
    }
  }
  /** Places and fees may have changed meanwhile, or the session may have ended, so that a visitor asks. */
  const lookAgain = async (error: unknown) => {
    if (!(error instanceof ApiError) || error.kind !== 'result') return
    if (error.code === 'CAPTCHA_INVALID' && !isVisitor) await checkSession(expireSession)
    void invalidate(queries, entryForm, trialDog)
  }
  return { submit, captcha }
}
