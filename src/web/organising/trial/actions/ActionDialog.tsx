import type { TrialDetails } from '#contract/organising.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { useTrialName } from '../../trialName.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { SupplementDialog } from './SupplementDialog.tsx'
import type { AskedAction } from './trialActions.ts'
import type { useTrialAction } from './useTrialAction.ts'

type PlainAction = Exclude<AskedAction, 'move' | 'cancel' | 'supplement' | 'reopen'>

export interface DialogProps<Action extends AskedAction = AskedAction> {
  trial: TrialDetails
  action: Action
  call: ReturnType<typeof useTrialAction>
  onClose: () => void
}

/** Asks before an action, with the trial's name in the question: for a reason, for a new day and place, or whether at all. */
export function ActionDialog(props: DialogProps) {
  const { action } = props
  if (action === 'move') return <MoveDialog {...props} />
  if (action === 'supplement') return <SupplementDialog {...props} />
  return action === 'cancel' || action === 'reopen' ? (
    <ReasonDialog {...props} action={action} />
  ) : (
    <AskDialog {...props} action={action} />
  )
}

function AskDialog({ trial, action, call, onClose }: DialogProps<PlainAction>) {
  const t = useTranslate()
  const trialName = useTrialName()
  const { id, version } = trial
  const request = action === 'publish' ? { action, body: { id, version } } : { action, body: { id } }
  return (
    <ConfirmDialog
      open
      question={t(`trialAdmin.questions.${action}`, { trial: trialName(trial.fields) })}
      action={t(`trialAdmin.actions.${action}`)}
      dangerous={action === 'delete'}
      busy={call.isPending}
      onConfirm={() => call.mutate(request, { onSettled: onClose })}
      onClose={onClose}
    >
      {t(`trialAdmin.follows.${action}`)}
    </ConfirmDialog>
  )
}
