import Box from '@mui/material/Box'
import type { ExpectedGenotypes } from '#contract/expectedPuppies.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Span, Text } from '../../ui/layout/parts.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { chanceText } from './chanceText.ts'

interface Props {
  letters: readonly string[]
  joint: ExpectedGenotypes['joint']
}

/** How probable each pair of letters is where neither parent is tested: of related parents that is no product. */
export function JointTable({ letters, joint }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <Box component="details" data-print="no" sx={{ mt: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
        {t('expectedPuppies.joint')}
      </Box>
      <Text component="p" size="small" tone="muted" mb={1} measure="text">
        {t('expectedPuppies.jointHelp')}
      </Text>
      <Block measure="text">
        <DataTable
          caption={t('expectedPuppies.joint')}
          rows={letters.map((genotype, place) => ({ genotype, place }))}
          rowKey={({ genotype }) => genotype}
          cardsBelow="never"
          columns={[
            {
              id: 'sire',
              header: t('litters.sire'),
              cell: ({ genotype }) => <Span strong>{genotype}</Span>,
              rowHeader: true,
            },
            ...letters.map((ofDam, dam) => ({
              id: ofDam,
              header: t('expectedPuppies.damWith', { letters: ofDam }),
              cell: ({ place }: { place: number }) =>
                chanceText(language, { chance: joint[place]?.[dam] ?? 0, possible: true, certain: false }),
              align: 'right' as const,
            })),
          ]}
        />
      </Block>
    </Box>
  )
}
