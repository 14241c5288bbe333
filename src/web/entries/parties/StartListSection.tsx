import Button from '@mui/material/Button'
import { useState } from 'react'
import { publishStartList } from '#contract/endpoints/entries.ts'
import { calledBy } from '#domain/dogs.ts'
import { formatMoment } from '#domain/moments.ts'
import { startListAddress } from '../../calendar/addresses.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { Row, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { type ListChange, useList } from '../listContext.ts'

/** The start list for everyone: published or not, who has yet to be told, and the way to it. */
export function StartListSection() {
  const t = useTranslate()
  const language = useLanguage()
  const { participants, disabled, change } = useList()
  const { trial, places, untold, partyVersion } = participants
  if (places.length === 0 && trial.startListAt === null) return null
  const withdraw: ListChange = {
    call: publishStartList,
    body: { version: partyVersion, published: false },
  }
  const unreached = places.filter(({ contactEmail }) => contactEmail === null)
  return (
    <Section title={t('entries.startList.title')}>
      <Text component="p" measure="wide">
        {trial.startListAt === null
          ? t('entries.startList.notPublished')
          : t('entries.startList.published', { time: formatMoment(trial.startListAt, language) })}
      </Text>
      {trial.startListAt !== null && (
        <Text component="p" measure="wide" strong={untold > 0} tone={untold > 0 ? 'warning' : 'muted'}>
          {untold > 0 ? t('entries.startList.untold', { count: untold }) : t('entries.startList.allTold')}
        </Text>
      )}
      {unreached.length > 0 && (
        <Text component="p" measure="wide" breaks>
          {t('entries.startList.unreached', { dogs: unreached.map(({ dog }) => calledBy(dog)).join(', ') })}
        </Text>
      )}
      <Row mt={1.5} data-print="no">
        <Publish />
        {trial.startListAt !== null && trial.heldOn !== null && trial.kaerNr !== null && (
          <LinkButton {...startListAddress(trial.heldOn, trial.kaerNr)}>
            {t('entries.startList.open')}
          </LinkButton>
        )}
        {trial.startListAt !== null && (
          <Button
            disabled={disabled}
            onClick={() => change(withdraw, { text: t('entries.startList.withdrawnDone') })}
          >
            {t('entries.startList.withdraw')}
          </Button>
        )}
      </Row>
    </Section>
  )
}

/** Publishes the list, or tells its changes; both send mails, so they ask first. */
function Publish() {
  const t = useTranslate()
  const [asking, setAsking] = useState(false)
  const { participants, disabled, change } = useList()
  const { trial, places, untold, partyVersion } = participants
  const isPublic = trial.startListAt !== null
  const action = t(isPublic ? 'entries.startList.tell' : 'entries.startList.publish')
  const publish = () => {
    setAsking(false)
    const undo: ListChange = {
      call: publishStartList,
      body: { version: partyVersion + 1, published: false },
    }
    change(
      { call: publishStartList, body: { version: partyVersion, published: true } },
      isPublic
        ? { text: t('entries.startList.toldDone') }
        : { text: t('entries.startList.publishedDone'), undo },
    )
  }
  if (isPublic ? untold === 0 : places.length === 0) return null
  return (
    <>
      <Button variant="outlined" disabled={disabled} onClick={() => setAsking(true)}>
        {action}
      </Button>
      <ConfirmDialog
        open={asking}
        question={t(isPublic ? 'entries.startList.tellQuestion' : 'entries.startList.question')}
        action={action}
        busy={false}
        onConfirm={publish}
        onClose={() => setAsking(false)}
      >
        {t('entries.startList.willTell', { count: untold })}
      </ConfirmDialog>
    </>
  )
}
