import Button from '@mui/material/Button'
import { useMemo } from 'react'
import type { PaperAwardRow } from '#contract/paperAwards.ts'
import type { LocalNames } from '#domain/club/localNames.ts'
import { formatDate } from '#domain/dates.ts'
import { calledBy } from '#domain/dogs.ts'
import { DogLink } from '../dogs/name/DogLink.tsx'
import { useNames } from '../i18n/useNames.ts'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import { Span, Text } from '../ui/layout/parts.ts'
import type { Column } from '../ui/table/types.ts'
import { TimeText } from '../ui/values/TimeText.tsx'
import { awardText } from './awardText.ts'

const TONES = { open: 'warning', confirmed: 'success', denied: 'error' } as const

/** The columns of the awards; `onDecide`: one is chosen to be confirmed or denied. */
export function usePaperAwardColumns(
  onDecide: (award: PaperAwardRow) => void,
): readonly Column<PaperAwardRow>[] {
  const t = useTranslate()
  const names = useNames()
  return useMemo(() => columnsIn(t, names, onDecide), [t, names, onDecide])
}

function columnsIn(
  t: Translate,
  names: LocalNames,
  onDecide: (award: PaperAwardRow) => void,
): Column<PaperAwardRow>[] {
  return [
    {
      id: 'dog',
      header: t('paperAwards.dog'),
      cell: ({ dog }) => <DogLink dog={dog} />,
      card: 'title',
    },
    {
      id: 'award',
      header: t('paperAwards.award'),
      cell: (row) => (
        <>
          <Text breaks>{awardText(row)}</Text>
          <Text size="small" tone="muted" breaks>
            {t(`paperAwards.grounds.${row.ground}`)}
          </Text>
        </>
      ),
      card: 'fact',
    },
    {
      id: 'seenBy',
      header: t('paperAwards.seenBy'),
      cell: ({ seenBy }) => <Text breaks>{seenBy ?? '–'}</Text>,
      card: 'fact',
    },
    {
      id: 'trial',
      header: t('paperAwards.trial'),
      cell: ({ trial, recordedAt, recordedBy }) => (
        <>
          <Text breaks>
            {trial
              ? [trial.place && names.place(trial.place), trial.heldOn && formatDate(trial.heldOn)]
                  .filter(Boolean)
                  .join(' ')
              : '–'}
          </Text>
          <Text size="small" tone="muted" breaks>
            <TimeText moment={recordedAt} /> {recordedBy?.username}
          </Text>
        </>
      ),
      card: 'fact',
    },
    {
      id: 'verdict',
      header: t('paperAwards.verdict'),
      cell: ({ verdict, verdictReason }) => (
        <>
          <Span tone={TONES[verdict ?? 'open']} strong>
            {t(`paperAwards.states.${verdict ?? 'open'}`)}
          </Span>
          {verdictReason && (
            <Text size="small" breaks>
              {verdictReason}
            </Text>
          )}
        </>
      ),
      card: 'fact',
    },
    {
      id: 'actions',
      header: t('paperAwards.actions'),
      cell: (row) => (
        <Button
          variant={row.verdict === null ? 'outlined' : 'text'}
          size="small"
          aria-label={t('paperAwards.decideOf', { dog: calledBy(row.dog) })}
          onClick={() => onDecide(row)}
        >
          {t(row.verdict === null ? 'paperAwards.decide' : 'paperAwards.change')}
        </Button>
      ),
      align: 'right',
      card: 'actions',
    },
  ]
}
