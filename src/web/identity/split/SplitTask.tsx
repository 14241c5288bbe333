import { useState } from 'react'
import type { AnswerOf } from '#contract/calls.ts'
import type { dogSources } from '#contract/endpoints/corrections.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Note, Row, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { identityAddress } from '../addresses.ts'
import type { Undo } from '../corrections/useUndo.ts'
import { SplitForm } from './SplitForm.tsx'

interface Props {
  answer: AnswerOf<typeof dogSources>
  undo: Undo
}

/** Makes a record that is two dogs two. */
export function SplitTask({ answer, undo }: Props) {
  const t = useTranslate()
  const [made, setMade] = useState<string>()
  const { dog, records } = answer
  const numbers = records.filter(({ kind }) => kind === 'number')
  const saved = async (regnr: string) => {
    setMade(regnr)
    await undo.offer(dog.regnr, t('identity.split.saved'))
  }
  return (
    <Section title={t('identity.tasks.jaa')}>
      {made !== undefined && <Made regnr={made} />}
      <Text mb={2} measure="text">
        {t('identity.split.lead')}
      </Text>
      {numbers.length > 1 ? (
        <SplitForm dog={dog} records={records} onSaved={saved} />
      ) : (
        <EmptyState title={t('identity.split.oneNumber')}>{t('identity.split.oneNumberHelp')}</EmptyState>
      )}
    </Section>
  )
}

/** Leads to the new dog, whose parents are corrected next. */
function Made({ regnr }: { regnr: string }) {
  const t = useTranslate()
  return (
    <Note tone="success" role="status" mb={3} measure="text">
      <Text strong>{t('identity.split.made', { regnr })}</Text>
      <Row mt={1}>
        <LinkButton {...identityAddress(regnr)} variant="contained">
          {t('identity.split.openMade')}
        </LinkButton>
        <LinkButton {...identityAddress(regnr, { osa: 'vanhemmat' })} variant="outlined">
          {t('identity.split.madeParents')}
        </LinkButton>
      </Row>
    </Note>
  )
}
