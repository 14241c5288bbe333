import Button from '@mui/material/Button'
import { useForm } from 'react-hook-form'
import { getTrial, trialChanges } from '#contract/endpoints/organising.ts'
import { proposeDog, trialProposals, withdrawProposal } from '#contract/endpoints/proposals.ts'
import type { ProposableDog } from '#contract/proposals.ts'
import { calledBy } from '#domain/dogs.ts'
import { useChange } from '../client/useChange.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FormDialog } from '../ui/dialogs/FormDialog.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { TextAreaInput } from '../ui/inputs/TextAreaInput.tsx'
import { Block, Row } from '../ui/layout/parts.ts'
import { showSuccess } from '../ui/toasts/toasts.ts'

/** What is asked for: to propose a dog, or to withdraw a proposal. */
export type ProposalStep =
  | { readonly kind: 'propose'; readonly dog: ProposableDog['dog']; readonly code: string }
  | {
      readonly kind: 'withdraw'
      readonly id: number
      readonly dog: ProposableDog['dog']
      readonly code: string
    }

interface Props {
  trialId: number
  step: ProposalStep
  /** the trial has ended: a reason is needed */
  corrects: boolean
  onClose: () => void
}

const STALE = [trialProposals, getTrial, trialChanges] as const

/** Asks before a dog is proposed or a proposal withdrawn; of an ended trial also why. */
export function ProposalDialog({ trialId, step, corrects, onClose }: Props) {
  const t = useTranslate()
  const form = useForm({ shouldFocusError: false, defaultValues: { reason: '' } })
  const options = { params: { id: trialId }, invalidates: STALE }
  const propose = useChange(proposeDog, options)
  const withdraw = useChange(withdrawProposal, options)
  const { code, dog } = step
  const words = { dog: calledBy(dog), code }
  const isNew = step.kind === 'propose'
  const submit = async ({ reason }: { reason: string }) => {
    const why = corrects ? { reason } : {}
    if (step.kind === 'propose') await propose.mutateAsync({ regnr: dog.regnr, code, ...why })
    else await withdraw.mutateAsync({ id: step.id, ...why })
    showSuccess(t(isNew ? 'proposals.proposed' : 'proposals.withdrawn', { code }))
    onClose()
  }
  return (
    <FormDialog title={t(isNew ? 'proposals.askPropose' : 'proposals.askWithdraw', words)} onClose={onClose}>
      <Form form={form} labels={{ reason: t('trialAdmin.reason') }} onSubmit={submit}>
        {corrects && (
          <>
            <Block>{t('proposals.told')}</Block>
            <TextAreaInput name="reason" maxLength={1000} />
          </>
        )}
        <Row>
          <SubmitButton color={isNew ? 'primary' : 'error'}>
            {t(isNew ? 'proposals.propose' : 'proposals.withdraw')}
          </SubmitButton>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
        </Row>
      </Form>
    </FormDialog>
  )
}
