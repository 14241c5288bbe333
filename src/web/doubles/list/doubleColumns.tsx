import { useMemo } from 'react'
import type { DoublePair } from '#contract/doubles.ts'
import { calledBy } from '#domain/dogs.ts'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { identityAddress } from '../../identity/addresses.ts'
import { Row, Stack } from '../../ui/layout/parts.ts'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import type { Column } from '../../ui/table/types.ts'
import { Decide } from '../Decide.tsx'
import { Dismissal } from '../Dismissal.tsx'
import { Evidence } from '../Evidence.tsx'
import { Score } from '../Score.tsx'

/** The columns of the pairs. */
export function useDoubleColumns(): readonly Column<DoublePair>[] {
  const t = useTranslate()
  return useMemo(
    () => [
      {
        id: 'dogs',
        header: t('doubles.columns.dogs'),
        cell: ({ one, other }) => (
          <Stack gap={1}>
            <DogLink dog={one} breed />
            <DogLink dog={other} />
          </Stack>
        ),
        card: 'title',
        rowHeader: true,
      },
      {
        id: 'score',
        header: t('doubles.columns.score'),
        cell: (pair) => <Score score={pair.score} />,
        card: 'fact',
      },
      {
        id: 'evidence',
        header: t('doubles.columns.evidence'),
        cell: (pair) => (
          <>
            <Evidence pair={pair} />
            <Dismissal dismissal={pair.dismissal} />
          </>
        ),
        card: 'fact',
        long: true,
      },
      {
        id: 'actions',
        header: t('doubles.columns.actions'),
        cell: (pair) => <Actions pair={pair} />,
        align: 'right',
        card: 'actions',
      },
    ],
    [t],
  )
}

function Actions({ pair }: { pair: DoublePair }) {
  const t = useTranslate()
  const { one, other } = pair
  return (
    <Row end>
      <LinkButton
        {...identityAddress(one.regnr, { osa: 'yhdista', toinen: other.regnr })}
        size="small"
        variant="outlined"
        aria-label={t('doubles.compareOf', { one: calledBy(one), other: calledBy(other) })}
      >
        {t('doubles.compare')}
      </LinkButton>
      <Decide pair={pair} size="small" />
    </Row>
  )
}
