import type { Analysis } from '#contract/analyses.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { HowComputed } from '../information/HowComputed.tsx'
import { Stack, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import type { AnalysisView } from './view.ts'

const TOPICS = { trials: 'intervals', shows: 'shows' } as const

/** What each figure means, beside the figures. Source: docs/rules/analyses.md. */
export function Meaning({ kind, of }: Pick<Analysis, 'kind'> & Pick<AnalysisView, 'of'>) {
  const t = useTranslate()
  const paragraphs = [
    t('analyses.meaning.dogs'),
    kind === 'share' ? t(`analyses.of.${of}.share`) : t('analyses.meaning.score'),
    t(`analyses.of.${of}.missing`),
    t(`analyses.of.${of}.breed`),
  ]
  return (
    <Section title={t('analyses.sections.meaning')} actions={<HowComputed topic={TOPICS[of]} />}>
      <Stack>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph} measure="text">
            {paragraph}
          </Text>
        ))}
      </Stack>
    </Section>
  )
}
