import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { EntryRow, Participants } from '#contract/entries.ts'
import { calledBy } from '#domain/dogs.ts'
import { isUndrawn } from '#domain/entries/placeDraw.ts'
import type { TrialClass } from '#domain/trials/results.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FactList } from '../../ui/layout/FactList.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { useList } from '../listContext.ts'
import { useListMove } from '../order/useListMove.ts'

/** Taken and free places of the trial and its classes. */
export function ListSummary() {
  const t = useTranslate()
  const { trial, capacity, left, classes, places, reserve } = useList().participants
  const countText = (taken: number, all: number | null, free: number | null) => {
    if (all === null) return t('entries.summary.unlimited', { taken })
    const counts = t('entries.summary.taken', { taken, capacity: all })
    // The place of a dog that did not come is free, and once the trial has ended of no use to anybody.
    if (trial.state === 'ready') return counts
    return `${counts}, ${free ? t('entries.summary.left', { count: free }) : t('entries.summary.full')}`
  }
  return (
    <FactList
      columnWidth={{ xs: '9.5rem', md: '11rem' }}
      facts={[
        { label: t('entries.summary.state'), value: t(`entries.states.${trial.state}`) },
        { label: t('entries.summary.places'), value: countText(places.length, capacity, left) },
        ...trial.classes.flatMap((name) => {
          const limit = classes[name]
          const taken = places.filter((entry) => entry.class === name).length
          return limit
            ? [
                {
                  label: t('entries.summary.class', { class: name }),
                  value: countText(taken, limit.capacity, limit.left),
                },
              ]
            : []
        }),
        {
          label: t(isUndrawn(trial) ? 'entries.undrawn.title' : 'entries.summary.reserve'),
          value: String(reserve.length),
        },
      ]}
    />
  )
}

/** Says that a place is free, and whose turn it is. */
export function FreePlace() {
  const { participants } = useList()
  const next = participants.reserve.find((entry) => isFree(participants, entry.class))
  return next && participants.blocked === null && !isUndrawn(participants.trial) ? (
    <NextInQueue entry={next} />
  ) : null
}

const isFree = ({ left, classes }: Participants, name: TrialClass): boolean =>
  left !== 0 && classes[name]?.left !== 0

function NextInQueue({ entry }: { entry: EntryRow }) {
  const t = useTranslate()
  const { disabled } = useList()
  const { toOther } = useListMove(entry)
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        mt: 2,
        borderLeft: 3,
        borderColor: 'success.main',
        pl: 2,
        py: 0.5,
      }}
    >
      <Text breaks>
        <Text strong>{t('entries.freeTitle')}</Text>
        {t('entries.freeText', { dog: calledBy(entry.dog) })}
      </Text>
      <Button variant="outlined" disabled={disabled} onClick={toOther}>
        {t('entries.freeGive')}
      </Button>
    </Box>
  )
}
