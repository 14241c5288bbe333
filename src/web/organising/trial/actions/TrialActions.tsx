import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import type { TrialDetails } from '#contract/organising.ts'
import { codeText } from '../../../i18n/errorText.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { Row, Stack, Text } from '../../../ui/layout/parts.ts'
import { Section } from '../../../ui/layout/Section.tsx'
import { ActionDialog } from './ActionDialog.tsx'
import { MissingFields } from './MissingFields.tsx'
import {
  type AskedAction,
  type ButtonAction,
  buttonsOf,
  needsNoDialog,
  type OfferedButton,
} from './trialActions.ts'
import { useTrialAction } from './useTrialAction.ts'

interface Props {
  trial: TrialDetails
  /** something is typed into the form and not yet saved */
  dirty: boolean
}

const DANGEROUS: readonly ButtonAction[] = ['cancel', 'delete']

/** The possible actions of the trial, and those that are not possible now, with the reason. */
export function TrialActions({ trial, dirty }: Props) {
  const t = useTranslate()
  const id = useId()
  const [openAction, setOpenAction] = useState<AskedAction | null>(null)
  const action = useTrialAction(trial)
  const { possible, blocked } = buttonsOf(trial)
  if (possible.length === 0 && blocked.length === 0) return null
  const start = (name: ButtonAction) =>
    needsNoDialog(name) ? action.mutate({ action: name, body: { id: trial.id } }) : setOpenAction(name)
  // What is next comes first, although something is missing yet.
  const waiting = blocked.filter(({ buttons }) => buttons.some(({ next }) => next))
  const later = blocked.filter((group) => !waiting.includes(group))
  const blockedGroup = ({ reason, buttons, faults }: (typeof blocked)[number]) => (
    <Box key={reason}>
      <Row>
        {buttons.map((button) => (
          <ActionButton key={button.action} button={button} disabled describedBy={`${id}-${reason}`} />
        ))}
      </Row>
      <Text tone="muted" size="small" mt={0.5} id={`${id}-${reason}`}>
        {codeText(t, reason)}
      </Text>
      {faults.length > 0 && <MissingFields trial={trial} codes={faults} />}
    </Box>
  )
  return (
    <Section title={t('trialAdmin.phase')}>
      <Stack>
        {waiting.map(blockedGroup)}
        {possible.length > 0 && (
          <Box>
            <Row>
              {possible.map((button) => (
                <ActionButton
                  key={button.action}
                  button={button}
                  disabled={dirty}
                  describedBy={dirty ? `${id}-dirty` : undefined}
                  busy={action.isPending && action.variables.action === button.action}
                  onPress={() => start(button.action)}
                />
              ))}
            </Row>
            {dirty && (
              <Text tone="muted" size="small" mt={0.5} id={`${id}-dirty`}>
                {t('trialAdmin.saveFirst')}
              </Text>
            )}
          </Box>
        )}
        {later.map(blockedGroup)}
      </Stack>
      {openAction && (
        <ActionDialog trial={trial} action={openAction} call={action} onClose={() => setOpenAction(null)} />
      )}
    </Section>
  )
}

interface ButtonProps {
  button: OfferedButton
  disabled: boolean
  describedBy: string | undefined
  busy?: boolean
  onPress?: () => void
}

function ActionButton({ button: { action, next }, disabled, describedBy, busy, onPress }: ButtonProps) {
  const t = useTranslate()
  return (
    <Button
      variant={next && !disabled ? 'contained' : 'outlined'}
      color={DANGEROUS.includes(action) ? 'error' : 'primary'}
      disabled={disabled}
      loading={busy}
      aria-describedby={describedBy}
      onClick={onPress}
    >
      {t(`trialAdmin.actions.${action}`)}
    </Button>
  )
}
