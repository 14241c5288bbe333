import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { BodyOf } from '#contract/calls.ts'
import {
  cancelTrial,
  closeTrial,
  copyTrial,
  deleteTrial,
  endTrial,
  getTrial,
  moveTrial,
  openTrial,
  publishTrial,
  reopenTrial,
  supplementTrial,
} from '#contract/endpoints/organising.ts'
import type { TrialDetails } from '#contract/organising.ts'
import { LOGS } from '../../../audit/queries.ts'
import { ApiError } from '../../../client/ApiError.ts'
import { invalidate, keyOf } from '../../../client/queries.ts'
import { useChosenChange } from '../../../client/useChange.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { toastRefusal } from '../../../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../../../ui/toasts/toasts.ts'
import { staffTrialAddress, staffTrialsAddress } from '../../addresses.ts'
import { STAFF_TRIALS } from '../../queries.ts'
import type { ButtonAction } from './trialActions.ts'

const CALLS = {
  publish: publishTrial,
  open: openTrial,
  close: closeTrial,
  end: endTrial,
  supplement: supplementTrial,
  reopen: reopenTrial,
  move: moveTrial,
  copy: copyTrial,
  cancel: cancelTrial,
  delete: deleteTrial,
} as const satisfies Record<ButtonAction, unknown>

/** An action with what its call says. */
type TrialActionRequest = {
  [A in ButtonAction]: { readonly action: A; readonly body: BodyOf<(typeof CALLS)[A]> }
}[ButtonAction]

/** Actions whose dialog asks for more than yes or no; it tells a refusal itself. */
const WITH_FORM: readonly ButtonAction[] = ['move', 'cancel', 'supplement', 'reopen']

/** Takes an action of a trial, shows what comes of it, and goes where it leads. */
export function useTrialAction({ id }: TrialDetails) {
  const t = useTranslate()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const one = (trialId: number) => keyOf(getTrial, { params: { id: trialId } })
  return useChosenChange(({ action, body }: TrialActionRequest) => ({ call: CALLS[action], body }), {
    invalidates: [...STAFF_TRIALS, ...LOGS],
    onSuccess: async (trial, { action }) => {
      showSuccess(t(`trialAdmin.done.${action}`))
      if ('status' in trial) {
        await navigate(staffTrialsAddress())
        queries.removeQueries({ queryKey: one(id) })
      } else {
        queries.setQueryData(one(trial.id), trial)
        if (trial.id !== id) await navigate(staffTrialAddress(trial.id))
      }
    },
    onError: (error, { action }) => {
      if (!WITH_FORM.includes(action)) toastRefusal(t, error)
      // What the page shows is behind: another has been quicker.
      if (error instanceof ApiError && error.kind === 'result' && error.status !== 400)
        void invalidate(queries, one(id))
    },
  })
}
