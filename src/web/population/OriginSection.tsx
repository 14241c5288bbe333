import type { BreedPopulation, GeneContribution } from '#contract/population.ts'
import { DogLink } from '../dogs/name/DogLink.tsx'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { HowComputed } from '../information/HowComputed.tsx'
import { Block, Columns, Heading, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { formatPercent } from '../ui/values/numbers.ts'

/** Founders and ancestors from which the genes of the last years' dogs come. */
export function OriginSection({ population: { reference } }: { population: BreedPopulation }) {
  const t = useTranslate()
  const language = useLanguage()
  const { founders, ancestors } = reference
  if (reference.dogs === 0) return null
  return (
    <Section title={t('population.origin.title')} actions={<HowComputed topic="founders" />}>
      <Columns from="md" gap={4}>
        <Parts
          title={t('population.origin.ancestors')}
          help={t('population.origin.ancestorsHelp')}
          parts={ancestors.found}
          adds
        />
        <Parts
          title={t('population.origin.founders')}
          help={t('population.origin.ofUnknown', { share: formatPercent(language, founders.ofUnknown, 1) })}
          parts={founders.known}
        />
      </Columns>
    </Section>
  )
}

interface Props {
  title: string
  help: string
  parts: readonly GeneContribution[]
  /** each part adds to those before it */
  adds?: boolean
}

function Parts({ title, help, parts, adds = false }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const percent = (share: number) => formatPercent(language, share, 1)
  const rows = parts.map((part, index) => ({
    ...part,
    index,
    sum: parts.slice(0, index + 1).reduce((sum, { share }) => sum + share, 0),
  }))
  return (
    <Block>
      <Heading>{title}</Heading>
      <Text tone="muted" size="small" measure="text" mt={0.5} mb={1}>
        {help}
      </Text>
      <DataTable
        caption={title}
        rows={rows}
        rowKey={({ index }) => String(index)}
        shownAtFirst={10}
        cardsBelow="never"
        columns={[
          {
            id: 'dog',
            header: t('population.origin.dog'),
            cell: ({ dog }) => (dog === null ? t('population.origin.unknown') : <DogLink dog={dog} />),
            rowHeader: true,
          },
          {
            id: 'share',
            header: t('population.origin.share'),
            cell: ({ share }) => percent(share),
            align: 'right',
          },
          ...(adds
            ? [
                {
                  id: 'sum',
                  header: t('population.origin.cumulative'),
                  cell: ({ sum }: (typeof rows)[number]) => percent(sum),
                  align: 'right' as const,
                },
              ]
            : []),
        ]}
      />
    </Block>
  )
}
