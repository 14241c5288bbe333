import type { DataUpdate } from '#contract/dataUpdates.ts'
import type { TextKey } from '../i18n/textKeys.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FactList } from '../ui/layout/FactList.tsx'
import { Block, Text } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { Figure } from '../ui/values/Figure.tsx'
import { TimeText } from '../ui/values/TimeText.tsx'
import { dataMappingAddress } from './addresses.ts'

const FIGURES = ['rows', 'newDogs', 'changedDogs', 'newNumbers', 'newStatements', 'newTitles'] as const

/** Who began, applied and undid an update and when, and how much it changes. */
export function UpdateFacts({ update }: { update: DataUpdate }) {
  const t = useTranslate()
  const { counts, mapping, ownMapping } = update
  const facts = [
    { label: t('dataUpdates.table.state'), value: t(`dataUpdates.states.${update.state}`) },
    { label: t('dataUpdates.table.at'), value: <Moment at={update.madeAt} by={update.by} /> },
    {
      label: t('dataUpdates.facts.applied'),
      value: update.appliedAt && <Moment at={update.appliedAt} by={update.appliedBy} />,
    },
    {
      label: t('dataUpdates.facts.undone'),
      value: update.undoneAt && <Moment at={update.undoneAt} by={update.undoneBy} />,
    },
    ...(counts?.sheets ?? []).flatMap(({ name, kind, rows }) =>
      name === null
        ? []
        : [
            {
              label: name,
              value: t('dataUpdates.sheetRows', { kind: t(`dataUpdates.sheets.${kind}`), rows }),
            },
          ],
    ),
    {
      label: t('dataUpdates.facts.mapping'),
      value: ownMapping ? (
        <AppLink {...dataMappingAddress(ownMapping.id)}>{ownMapping.name}</AppLink>
      ) : (
        mapping && t(`dataUpdates.mappings.${mapping}`)
      ),
    },
  ]
  const figures = counts
    ? [
        ...FIGURES.map((id) => ({
          label: t(`dataUpdates.facts.${id}`),
          value: <Figure value={counts[id]} />,
        })),
        ...Object.entries(counts.added).map(([id, count]) => ({
          label: t([`dataUpdates.facts.${id}` as TextKey]),
          value: <Figure value={count} />,
        })),
        { label: t('dataUpdates.facts.refused'), value: <Figure value={counts.kinds.refused ?? 0} /> },
      ]
    : []
  return (
    <>
      <Block mb={2}>
        <FactList facts={facts} columnWidth={{ xs: '9rem', md: '13rem' }} />
      </Block>
      <Block mb={2}>
        <FactList facts={figures} columnWidth={{ xs: '9rem', md: '10rem' }} />
      </Block>
      {counts && counts.unusedColumns.length > 0 && (
        <Text tone="muted" mb={2} breaks>
          {t('dataUpdates.unused', { columns: counts.unusedColumns.join(', ') })}
        </Text>
      )}
      {update.state === 'applied' && (
        <Text tone="muted" mb={2}>
          {t('dataUpdates.kept')}
        </Text>
      )}
    </>
  )
}

function Moment({ at, by }: { at: string; by: DataUpdate['by'] }) {
  return (
    <>
      <TimeText moment={at} />
      {by && `, ${by.username}`}
    </>
  )
}
