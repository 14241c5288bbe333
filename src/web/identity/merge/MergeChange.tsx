import type { MergePreview } from '#contract/corrections.ts'
import type { RecordedField } from '#domain/recordedFields.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, BulletList, Columns, Heading, Note, Stack, Text } from '../../ui/layout/parts.ts'
import { FigureCard } from '../FigureCard.tsx'
import { Resting } from '../Resting.tsx'

interface Props {
  preview: MergePreview
  /** the fields in which the record that goes is said to be right */
  taken: readonly RecordedField[]
}

/** What follows from a merge: what moves, the figure, and what rests on the dog. */
export function MergeChange({ preview: { moves, duplicates, now, after, resting }, taken }: Props) {
  const t = useTranslate()
  return (
    <Stack>
      <Block>
        <Heading mb={0.5}>{t('identity.merge.moves')}</Heading>
        {moves.length === 0 && <Text tone="muted">{t('identity.merge.noMoves')}</Text>}
        <BulletList>
          {moves.map(({ kind, count }) => (
            <li key={kind}>{t('identity.sources.group', { kind: t(`identity.kinds.${kind}`), count })}</li>
          ))}
          {duplicates > 0 && <li>{t('identity.merge.duplicates', { count: duplicates })}</li>}
        </BulletList>
      </Block>
      <Columns from="md">
        <FigureCard title={t('identity.figure.now')} figure={now} />
        <FigureCard title={t('identity.figure.after')} figure={after} />
      </Columns>
      {(taken.includes('sire') || taken.includes('dam')) && (
        <Note tone="warning" measure="text">
          {t('identity.merge.otherParent')}
        </Note>
      )}
      <Resting resting={resting} />
    </Stack>
  )
}
