import type { ExpectedGenotypes } from '#contract/expectedPuppies.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Span } from '../../ui/layout/parts.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { chanceTexts } from './chanceText.ts'

interface Props {
  caption: string
  letters: readonly string[]
  genotypes: ExpectedGenotypes
  puppies: number
}

/** The letters of both parents, of each puppy, and of at least one of the litter. */
export function ChanceTable({ caption, letters, genotypes: { sire, dam, puppies: of }, puppies }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const columns = {
    puppy: chanceTexts(language, of.chances, of.possible),
    some: chanceTexts(language, of.atLeastOne, of.possible),
    sire: chanceTexts(language, sire.chances, sire.possible),
    dam: chanceTexts(language, dam.chances, dam.possible),
  }
  const headers = {
    puppy: t('expectedPuppies.puppy'),
    some: t('expectedPuppies.atLeastOne', { count: puppies }),
    sire: t('litters.sire'),
    dam: t('litters.dam'),
  }
  return (
    <Block measure="wide">
      <DataTable
        caption={caption}
        rows={letters.map((genotype, place) => ({ genotype, place }))}
        rowKey={({ genotype }) => genotype}
        factColumns
        columns={[
          {
            id: 'genotype',
            header: t('expectedPuppies.genotype'),
            cell: ({ genotype }) => <Span strong>{genotype}</Span>,
            rowHeader: true,
            card: 'title',
          },
          ...(['puppy', 'some', 'sire', 'dam'] as const).map((id) => ({
            id,
            header: headers[id],
            cell: ({ place }: { place: number }) => (
              <Span strong={id === 'puppy'} nowrap>
                {columns[id][place]}
              </Span>
            ),
            align: 'right' as const,
            card: 'fact' as const,
          })),
        ]}
      />
    </Block>
  )
}
