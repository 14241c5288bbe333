import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ListUpdate } from '#contract/breedingList.ts'
import { formatMoment } from '#domain/moments.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Note, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { listUpdateQuery } from '../queries.ts'
import { UndoUpdate } from './UndoUpdate.tsx'
import { UpdatedDogs } from './UpdatedDogs.tsx'

/** An update: what was decided of which dogs, by whom and why, and the way to undo it. */
export function ShownUpdate({ id }: { id: number }) {
  const t = useTranslate()
  const update = useQuery(listUpdateQuery(id))
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => start.current?.focus(), [])
  return (
    <Block ref={start} tabIndex={-1} mb={3}>
      <Section title={t('breedingList.update.result')}>
        <Loaded query={update} failed={t('breedingList.update.resultFailed')} rows={4} rowHeight={48}>
          {(data) => (
            <>
              <Summary update={data} />
              <UndoUpdate update={data} />
              <UpdatedDogs update={data} />
            </>
          )}
        </Loaded>
      </Section>
    </Block>
  )
}

function Summary({ update }: { update: ListUpdate }) {
  const t = useTranslate()
  const language = useLanguage()
  const { action, at, by, reason, mails, undoneAt, restored, entries } = update
  const stayed = undoneAt === null ? [] : entries.filter((entry) => !entry.restored)
  return (
    <Block mb={2}>
      <Text strong>
        {t('breedingList.update.summary', {
          action: t(`registerAdmin.actions.${action}`),
          time: formatMoment(at, language),
        })}
      </Text>
      <Text tone="muted" breaks>
        {t('breedingList.update.by', { user: by?.username ?? t('breedingList.update.erased') })}
        {`, ${t('breedingList.update.mailed', { count: mails })}`}
      </Text>
      {reason !== null && (
        <Text lines breaks>
          {t('breedingList.update.reasonIs', { reason })}
        </Text>
      )}
      {undoneAt !== null && (
        <Text strong role="status">
          {`${t('breedingList.update.undoneAt', { time: formatMoment(undoneAt, language) })}. `}
          {t('breedingList.update.undone', { count: restored ?? 0 })}
        </Text>
      )}
      {stayed.length > 0 && (
        <Note tone="warning" mt={1} py={1}>
          {t('breedingList.update.stayed', { count: stayed.length })}
        </Note>
      )}
    </Block>
  )
}
