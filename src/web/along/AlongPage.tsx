import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useUser } from '../accounts/session/session.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { sheetsToKeepQuery } from '../offline/queries.ts'
import { keptStore, readKept, type ToKeep, toKeepOf } from '../offline/sheets.ts'
import { useDeviceKeeps } from '../offline/useDeviceKeeps.ts'
import { useStore } from '../store.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Note, PlainList, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { KeptItem } from './KeptItem.tsx'
import { ToKeepItem } from './ToKeepItem.tsx'

/** `/hallinta/mukana`: which sheets stand on this device, and which can be taken along for work without network. */
export function AlongPage() {
  const t = useTranslate()
  const owner = useUser()?.username
  const keeps = useDeviceKeeps()
  const kept = useStore(keptStore)
  const { data, isError } = useQuery(sheetsToKeepQuery)
  useEffect(() => {
    if (owner !== undefined) void readKept(owner).catch(() => undefined)
  }, [owner])
  const here = (kept ?? []).filter((sheets) => sheets.owner === owner)
  const others = (data ? toKeepOf(data) : []).filter((one) => !here.some((sheets) => isSame(one, sheets)))
  return (
    <>
      <PageTitle title={t('offline.title')} lead={t('offline.lead')} />
      {!keeps && (
        <Note tone="warning" mb={2} role="note">
          {t('offline.forbidden')}
        </Note>
      )}
      {isError && (
        <Note mb={2} role="status">
          {t('offline.unreachable')}
        </Note>
      )}
      <Section title={t('offline.here')}>
        {here.length === 0 ? (
          <EmptyState title={t('offline.none')}>{t('offline.noneHelp')}</EmptyState>
        ) : (
          <PlainList>
            {here.map((sheets) => (
              <KeptItem
                key={`${sheets.of} ${sheets.id}`}
                sheets={sheets}
                fresh={data && toKeepOf(data).find((one) => isSame(one, sheets))}
                ticket={data?.ticket}
              />
            ))}
          </PlainList>
        )}
      </Section>
      {data && (
        <Section title={t('offline.near')}>
          {others.length === 0 ? (
            <Text component="p" tone="muted">
              {t(here.length > 0 ? 'offline.allHere' : 'offline.noneNear')}
            </Text>
          ) : (
            <PlainList>
              {others.map((sheets) => (
                <ToKeepItem key={`${sheets.of} ${sheets.id}`} sheets={sheets} ticket={data.ticket} />
              ))}
            </PlainList>
          )}
        </Section>
      )}
    </>
  )
}

const isSame = (a: Pick<ToKeep, 'of' | 'id'>, b: Pick<ToKeep, 'of' | 'id'>) => a.of === b.of && a.id === b.id
