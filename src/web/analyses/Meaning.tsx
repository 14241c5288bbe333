import type { Analysis } from '#contract/analyses.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { HowComputed } from '../information/HowComputed.tsx'
import { Stack, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'

/** What each figure means, beside the figures. Source: docs/rules/analyses.md. */
export function Meaning({ kind }: Pick<Analysis, 'kind'>) {
  const t = useTranslate()
  const paragraphs = ['dogs', kind, 'missing', 'breed'] as const
  return (
    <Section title={t('analyses.sections.meaning')} actions={<HowComputed topic="intervals" />}>
      <Stack>
        {paragraphs.map((name) => (
          <Text key={name} measure="text">
            {t(`analyses.meaning.${name}`)}
          </Text>
        ))}
      </Stack>
    </Section>
  )
}
