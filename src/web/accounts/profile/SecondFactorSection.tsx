import Button from '@mui/material/Button'
import { useState } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { lacksFactor } from '../session/session.ts'
import { AddSecondFactor } from './AddSecondFactor.tsx'
import { RemoveSecondFactor } from './RemoveSecondFactor.tsx'

/** So few recovery codes that their owner is told how to get new ones. */
const FEW_CODES = 3

/** Whether signing in asks for a code of an app too, and the way to change it. */
export function SecondFactorSection({ user }: { user: CurrentUser }) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const { on, recoveryCodes } = user.secondFactor
  const close = () => setOpen(false)
  // What the dialog began with: it shows the recovery codes after the factor is on.
  const [adding, setAdding] = useState(false)
  return (
    <Section title={t('secondFactor.title')}>
      {lacksFactor(user) && (
        <Text component="p" tone="warning" strong mb={2}>
          {t('secondFactor.required')}
        </Text>
      )}
      {on ? (
        <Text component="p" mb={2} measure="text">
          {t('secondFactor.on')}. {t('secondFactor.codesLeft', { count: recoveryCodes })}
          {recoveryCodes <= FEW_CODES && ` ${t('secondFactor.fewCodes')}`}
        </Text>
      ) : (
        <Text component="p" mb={2} measure="text">
          {t('secondFactor.lead')}
        </Text>
      )}
      <Button
        variant="outlined"
        onClick={() => {
          setAdding(!on)
          setOpen(true)
        }}
      >
        {t(on ? 'secondFactor.remove' : 'secondFactor.set')}
      </Button>
      {open && adding && <AddSecondFactor user={user} onClose={close} />}
      {open && !adding && <RemoveSecondFactor user={user} onClose={close} />}
    </Section>
  )
}
