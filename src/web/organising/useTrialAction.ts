import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { TrialDetails } from '#contract/organising.ts'
import { ApiError, postJson } from '../api.ts'
import { paths } from '../paths.ts'
import { tellRefusal } from '../ui/tellRefusal.ts'
import { showSuccess } from '../ui/toasts.ts'
import { staffTrialQuery, staffTrialsKey } from './queries.ts'
import type { ButtonAction } from './trialActions.ts'

export interface AskedAction {
  readonly action: ButtonAction
  /** what the action's dialog asked for */
  readonly body?: object
}

/** Takes an action of a trial, shows what comes of it, and goes where it leads. A dialog with fields tells its refusal itself. */
export function useTrialAction({ id, version }: TrialDetails) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const one = (trialId: number) => staffTrialQuery(String(trialId)).queryKey
  return useMutation({
    mutationFn: ({ action, body }: AskedAction) =>
      postJson<TrialDetails>(`/api/auth/trials/${action}`, { id, version, ...body }),
    onSuccess: async (trial, { action }) => {
      showSuccess(t(`trialAdmin.done.${action}`))
      if (action === 'delete') {
        await navigate(paths.staffTrials())
        queries.removeQueries({ queryKey: one(id) })
      } else {
        queries.setQueryData(one(trial.id), trial)
        if (trial.id !== id) await navigate(paths.staffTrial(trial.id))
      }
      void queries.invalidateQueries(staffTrialsKey)
      void queries.invalidateQueries({ queryKey: ['private', 'audit'] })
    },
    onError: (error, { body }) => {
      if (!body) tellRefusal(t, error)
      // What the page shows is behind: another has been quicker.
      if (error instanceof ApiError && error.kind === 'result' && error.status !== 400)
        void queries.invalidateQueries({ queryKey: one(id) })
    },
  })
}
