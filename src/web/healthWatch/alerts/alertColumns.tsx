import { useMemo } from 'react'
import type { HealthAlert } from '#contract/healthWatch.ts'
import { formatDate } from '#domain/dates.ts'
import { useBreedName } from '../../dogs/breeds.ts'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Row, Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import type { Column } from '../../ui/table/types.ts'
import { TimeText } from '../../ui/values/TimeText.tsx'
import { AlertState } from '../AlertState.tsx'
import { type HealthWatchSearch, healthWatchAddress } from '../addresses.ts'
import { useWatchWords } from '../useWatchWords.ts'
import { DecideAlert } from './DecideAlert.tsx'

/** The columns of the alerts. */
export function useAlertColumns(search: HealthWatchSearch): readonly Column<HealthAlert>[] {
  const t = useTranslate()
  const breedName = useBreedName()
  const { ratio, decimals } = useWatchWords()
  return useMemo(
    () => [
      {
        id: 'family',
        header: t('healthWatch.columns.family'),
        cell: ({ dog, sort, breed, kind }) => (
          <>
            <DogLink dog={dog} />
            <Text size="small" tone="muted">
              {t(`healthWatch.sortOf.${sort}`)}
            </Text>
            <AppLink
              {...healthWatchAddress({ ...search, breed, kind, sort, page: undefined, sire: undefined })}
            >
              {t('healthWatch.alerts.beside', { breed: breedName(breed) })}
            </AppLink>
          </>
        ),
        card: 'title',
        rowHeader: true,
      },
      {
        id: 'kind',
        header: t('healthWatch.columns.kind'),
        cell: ({ kind }) => t(`health.kinds.${kind}`),
        card: 'fact',
      },
      {
        id: 'affected',
        header: t('healthWatch.columns.affected'),
        cell: ({ affected, examined, expected }) =>
          t('healthWatch.alerts.figures', { affected, examined, expected: decimals(expected) }),
        card: 'fact',
      },
      {
        id: 'ratio',
        header: t('healthWatch.columns.ratio'),
        cell: (alert) => ratio(alert.ratio),
        card: 'fact',
      },
      {
        id: 'quarter',
        header: t('healthWatch.columns.told'),
        cell: ({ quarter }) => formatDate(quarter),
        card: 'fact',
      },
      {
        id: 'state',
        header: t('healthWatch.columns.state'),
        cell: (alert) => <Decided alert={alert} />,
        card: 'fact',
        wide: true,
        long: true,
      },
      {
        id: 'actions',
        header: t('healthWatch.columns.actions'),
        cell: (alert) => (
          <Row end>
            <DecideAlert alert={alert} />
          </Row>
        ),
        align: 'right',
        card: 'actions',
      },
    ],
    [t, breedName, ratio, decimals, search],
  )
}

/** What was made of it, why, by whom and when. */
function Decided({ alert: { state, reason, decidedBy, decidedAt } }: { alert: HealthAlert }) {
  return (
    <>
      <AlertState state={state} />
      {reason !== null && <Text breaks>{reason}</Text>}
      {decidedAt !== null && (
        <Text size="small" tone="muted">
          {decidedBy?.username} <TimeText moment={decidedAt} />
        </Text>
      )}
    </>
  )
}
