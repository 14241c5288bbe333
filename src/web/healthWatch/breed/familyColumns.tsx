import { useMemo } from 'react'
import type { WatchedFamilyAnswer } from '#contract/healthWatch.ts'
import { calledBy } from '#domain/dogs.ts'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import type { Column } from '../../ui/table/types.ts'
import { AlertState } from '../AlertState.tsx'
import { healthWatchAddress, LIVES_ID } from '../addresses.ts'
import type { OfBreed } from '../types.ts'
import { useWatchWords } from '../useWatchWords.ts'

/** The columns of the families. */
export function useFamilyColumns(search: OfBreed['search']): readonly Column<WatchedFamilyAnswer>[] {
  const t = useTranslate()
  const { rate, ratio, decimals, count } = useWatchWords()
  return useMemo(() => {
    const counts = (['known', 'living', 'examined', 'affected'] as const).map(
      (id): Column<WatchedFamilyAnswer> => ({
        id,
        header: t(`healthWatch.columns.${id}`),
        cell: (family) => count(family[id]),
        align: 'right',
        card: 'fact',
      }),
    )
    return [
      {
        id: 'family',
        header: t('healthWatch.columns.family'),
        cell: ({ dog, sort }) => (
          <>
            <DogLink dog={dog} />
            <Text size="small" tone="muted">
              {t(`healthWatch.sortOf.${sort}`)}
            </Text>
            <AppLink
              {...healthWatchAddress({ ...search, sire: dog.regnr })}
              hash={LIVES_ID}
              aria-label={t('healthWatch.lives.of', { dog: calledBy(dog) })}
            >
              {t('healthWatch.lives.link')}
            </AppLink>
          </>
        ),
        rowHeader: true,
        card: 'title',
      },
      ...counts,
      {
        id: 'rate',
        header: t('healthWatch.columns.rate'),
        cell: (family) => rate(family.rate),
        align: 'right',
        card: 'fact',
      },
      {
        id: 'expected',
        header: t('healthWatch.columns.expected'),
        cell: ({ expected }) => decimals(expected),
        align: 'right',
        card: 'fact',
      },
      {
        id: 'ratio',
        header: t('healthWatch.columns.ratio'),
        cell: (family) => ratio(family.ratio),
        align: 'right',
        card: 'fact',
      },
      {
        id: 'large',
        header: t('healthWatch.columns.large'),
        cell: ({ isLarge }) => t(isLarge ? 'common.yes' : 'common.no'),
        card: 'fact',
      },
      {
        id: 'standing',
        header: t('healthWatch.columns.standing'),
        cell: ({ alert, isExcess }) => (
          <>
            {alert !== null && <AlertState state={alert} />}
            {alert === null && isExcess && t('healthWatch.families.excess')}
          </>
        ),
        isEmpty: ({ alert, isExcess }) => alert === null && !isExcess,
        card: 'fact',
      },
    ]
  }, [t, rate, ratio, decimals, count, search])
}
