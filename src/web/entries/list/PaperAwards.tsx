import Button from '@mui/material/Button'
import { useState } from 'react'
import { removePaperAward } from '#contract/endpoints/entries.ts'
import type { EntryRow } from '#contract/entries.ts'
import type { PaperAward } from '#contract/paperAwardFields.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { awardText } from '../../paperAwards/awardText.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { Block, Text } from '../../ui/layout/parts.ts'
import { SeeAward } from '../forms/SeeAward.tsx'
import { useList } from '../listContext.ts'

/** The awards of a dog that were seen on paper, and what the register says of them. */
export function PaperAwards({ entry }: { entry: EntryRow }) {
  return entry.paperAwards.map((award) => <OneAward key={award.id} award={award} />)
}

function OneAward({ award }: { award: PaperAward }) {
  const t = useTranslate()
  const { disabled, participants } = useList()
  const [asking, setAsking] = useState(false)
  const [seeing, setSeeing] = useState(false)
  const text = awardText(award)
  const isOwn = award.verdict === null && award.trialId === participants.trial.id
  return (
    <Block>
      {award.seenBy === null ? (
        <Text size="small" tone="warning" breaks>
          {t('unregisteredDogs.unseen', { award: text })}
        </Text>
      ) : (
        <Text size="small" breaks>
          {t('entries.paper.line', { award: text, seenBy: award.seenBy })}
        </Text>
      )}
      {award.seenBy !== null && (
        <Text size="small" tone={award.verdict === 'denied' ? 'error' : 'muted'} breaks>
          {t(`entries.paper.verdicts.${award.verdict ?? 'open'}`, { reason: award.verdictReason ?? '' })}
        </Text>
      )}
      {isOwn && award.seenBy === null && (
        <Button
          size="small"
          disabled={disabled}
          aria-label={t('unregisteredDogs.seeOf', { award: text })}
          onClick={() => setSeeing(true)}
          data-print="no"
        >
          {t('unregisteredDogs.see')}
        </Button>
      )}
      {isOwn && (
        <Button
          size="small"
          disabled={disabled}
          aria-label={t('entries.paper.removeOf', { award: text })}
          onClick={() => setAsking(true)}
          data-print="no"
        >
          {t('entries.paper.remove')}
        </Button>
      )}
      {seeing && <SeeAward trialId={participants.trial.id} award={award} onClose={() => setSeeing(false)} />}
      <Removal award={award} open={asking} onClose={() => setAsking(false)} />
    </Block>
  )
}

function Removal({ award, open, onClose }: { award: PaperAward; open: boolean; onClose: () => void }) {
  const t = useTranslate()
  const { disabled, change } = useList()
  return (
    <ConfirmDialog
      open={open}
      question={t('entries.paper.removeQuestion', { award: awardText(award) })}
      action={t('entries.paper.remove')}
      dangerous
      busy={disabled}
      onConfirm={() => {
        change({ call: removePaperAward, body: { awardId: award.id } }, { text: t('entries.paper.removed') })
        onClose()
      }}
      onClose={onClose}
    >
      {t('entries.paper.removeHelp')}
    </ConfirmDialog>
  )
}
