import type { BreedingRule } from '#contract/breedingRules.ts'
import { formatDate } from '#domain/dates.ts'
import { useBreedName } from '../dogs/breeds.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { BulletList, Heading, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { useRuleWords } from './useRuleWords.ts'

/** A published rule, which never changes. */
export function RuleReader({ rule }: { rule: BreedingRule }) {
  const t = useTranslate()
  const breedName = useBreedName()
  const { numbered, period } = useRuleWords()
  return (
    <Section title={t('breedingRuleAdmin.conditions')}>
      <Text mb={1}>
        {[
          t(`breedingRuleAdmin.kinds.${rule.kind}`),
          rule.breeds.map(breedName).join(', ') || t('breedingRuleAdmin.allBreeds'),
          period(rule),
          t('breedingRules.source', { source: rule.source }),
        ].join(' · ')}
      </Text>
      <BulletList>
        {rule.conditions.map((one) => (
          <li key={one.point}>
            {numbered(one)}
            {!one.confirmed && ` · ${t('breedingRules.unconfirmed')}`}
          </li>
        ))}
      </BulletList>
      <Heading component="h3" mt={2}>
        {t('breedingRuleAdmin.cases')}
      </Heading>
      <BulletList>
        {rule.cases.map((one) => (
          <li key={one.name}>
            {one.name} ({formatDate(one.date)}):{' '}
            {one.expected
              .map(
                ({ point, dog, outcome }) =>
                  `${t(`breedingRules.dogs.${dog}`)} ${point} ${t(`breedingRules.outcomes.${outcome}`)}`,
              )
              .join(', ')}
          </li>
        ))}
      </BulletList>
    </Section>
  )
}
