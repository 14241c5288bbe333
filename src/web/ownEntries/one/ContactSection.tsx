import { useState } from 'react'
import type { OwnEntry } from '#contract/ownEntries.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FactList } from '../../ui/layout/FactList.tsx'
import { Block } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { isOff } from '../states.ts'
import { ChangeEntry } from './ChangeEntry.tsx'
import { RefusableButton } from './RefusableButton.tsx'

/** Who handles the dog and whom the organiser reaches, which its entrant may change. */
export function ContactSection({ entry }: { entry: OwnEntry }) {
  const t = useTranslate()
  const [changes, setChanges] = useState(false)
  const { handler, contactName, contactEmail, contactPhone, language } = entry
  return (
    <Section title={t('ownEntries.one.contact')}>
      <FactList
        facts={[
          { label: t('ownEntries.fields.contactName'), value: contactName },
          { label: t('ownEntries.fields.contactEmail'), value: contactEmail, long: true },
          { label: t('ownEntries.fields.contactPhone'), value: contactPhone },
          { label: t('ownEntries.fields.handler'), value: handler },
          { label: t('ownEntries.fields.language'), value: t(`accounts.languages.${language}`) },
        ]}
        columnWidth={{ xs: '9.5rem', md: '15rem' }}
      />
      {!isOff(entry) && (
        <Block mt={2} data-print="no">
          <RefusableButton refusal={entry.refusals.change} onClick={() => setChanges(true)}>
            {t('ownEntries.change.open')}
          </RefusableButton>
        </Block>
      )}
      {changes && <ChangeEntry entry={entry} onClose={() => setChanges(false)} />}
    </Section>
  )
}
