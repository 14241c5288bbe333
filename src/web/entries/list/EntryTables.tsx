import { formatDate } from '#domain/dates.ts'
import { isUndrawn } from '#domain/entries/placeDraw.ts'
import { TRIAL_CLASSES, type TrialClass } from '#domain/trials/results.ts'
import { placeDrawAddress } from '../../calendar/addresses.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Span, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { UprightPrint } from '../../ui/layout/UprightPrint.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useList } from '../listContext.ts'
import { useEntryColumns } from './entryColumns.tsx'

/** The dogs that have a place, class by class in their order. */
export function Places() {
  const t = useTranslate()
  const { places, reserve } = useList().participants
  if (places.length + reserve.length === 0)
    return <EmptyState title={t('entries.none')}>{t('entries.noneHelp')}</EmptyState>
  return (
    <>
      <UprightPrint />
      {TRIAL_CLASSES.map((name) => (
        <ClassPlaces key={name} trialClass={name} />
      ))}
    </>
  )
}

function ClassPlaces({ trialClass }: { trialClass: TrialClass }) {
  const t = useTranslate()
  const columns = useEntryColumns(false)
  const rows = useList().participants.places.filter((entry) => entry.class === trialClass)
  if (rows.length === 0) return null
  return (
    <Section
      title={t('entries.places', { class: trialClass })}
      actions={<Span tone="muted">{t('entries.placesCount', { count: rows.length })}</Span>}
    >
      <DataTable
        caption={t('entries.table', { class: trialClass })}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        actionsBeside
      />
    </Section>
  )
}

/** The dogs that wait for a place, in the order of the queue, or for the draw. */
export function Reserve() {
  const t = useTranslate()
  const columns = useEntryColumns(true)
  const { reserve, trial } = useList().participants
  if (reserve.length === 0) return null
  const waits = isUndrawn(trial)
  const help = () => {
    if (waits) return t('entries.undrawn.help', { to: formatDate(trial.registrationEnd!) })
    return t(trial.filling === 'draw' ? 'entries.drawnHelp' : 'entries.reserveHelp')
  }
  return (
    <Section title={t(waits ? 'entries.undrawn.title' : 'entries.reserve')}>
      <Text component="p" mb={1.5} measure="wide">
        {help()}{' '}
        {trial.placeDraw && (
          <AppLink {...placeDrawAddress(trial.heldOn!, trial.kaerNr!)} underline="always">
            {t('entries.undrawn.link')}
          </AppLink>
        )}
      </Text>
      <DataTable
        caption={t(waits ? 'entries.undrawn.table' : 'entries.reserveTable')}
        columns={columns}
        rows={reserve}
        rowKey={({ id }) => String(id)}
        actionsBeside
      />
    </Section>
  )
}
