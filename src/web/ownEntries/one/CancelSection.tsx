import { useState } from 'react'
import type { OwnEntry } from '#contract/ownEntries.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { isOff } from '../states.ts'
import { CancelEntry, useWhatComesBack } from './CancelEntry.tsx'
import { RefusableButton } from './RefusableButton.tsx'

/** The way out of the trial, and what becomes of the money then. */
export function CancelSection({ entry }: { entry: OwnEntry }) {
  const t = useTranslate()
  const [cancels, setCancels] = useState(false)
  const whatComesBack = useWhatComesBack(entry)
  if (isOff(entry)) return null
  const { cancel } = entry.refusals
  return (
    <Section title={t('ownEntries.cancel.heading')}>
      {cancel === null && (
        <Text component="p" measure="text" mb={2}>
          {whatComesBack}
        </Text>
      )}
      <RefusableButton refusal={cancel} color="error" onClick={() => setCancels(true)}>
        {t('ownEntries.cancel.open')}
      </RefusableButton>
      {cancels && <CancelEntry entry={entry} onClose={() => setCancels(false)} />}
    </Section>
  )
}
