import type { RulePreview } from '#contract/breedingRules.ts'
import { formatDate } from '#domain/dates.ts'
import { calledBy } from '#domain/dogs.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { BulletList, Text } from '../ui/layout/parts.ts'
import { useRuleWords } from './useRuleWords.ts'

/** What a rule says of its own cases, and which litters of the last five years would stand otherwise and why. */
export function PreviewWords({ preview }: { preview: RulePreview }) {
  const t = useTranslate()
  const { failures, withoutCase, litters, changed, left, differences } = preview
  return (
    <>
      <Text strong>
        {failures.length === 0 ? t('breedingRuleAdmin.casesPass') : t('breedingRuleAdmin.casesFail')}
      </Text>
      <BulletList>
        {failures.map(({ index, name, point, dog, expected, found }) => (
          <li key={`${index} ${point} ${dog}`}>
            {t('breedingRuleAdmin.failure', {
              name,
              point,
              dog: t(`breedingRules.dogs.${dog}`),
              expected: t(`breedingRules.outcomes.${expected}`),
              found:
                found === null ? t('breedingRuleAdmin.noCondition') : t(`breedingRules.outcomes.${found}`),
            })}
          </li>
        ))}
        {withoutCase.length > 0 && (
          <li>{t('breedingRuleAdmin.withoutCase', { points: withoutCase.join(', ') })}</li>
        )}
      </BulletList>
      <Text strong>{t('breedingRuleAdmin.difference', { count: changed, litters })}</Text>
      {left > 0 && <Text tone="muted">{t('breedingRuleAdmin.left', { count: left })}</Text>}
      <BulletList>
        {differences.map((one) => (
          <Difference key={`${one.sire.regnr} ${one.dam.regnr} ${one.born}`} one={one} />
        ))}
      </BulletList>
    </>
  )
}

function Difference({ one }: { one: RulePreview['differences'][number] }) {
  const t = useTranslate()
  const { condition, reason } = useRuleWords()
  return (
    <li>
      {t('breedingRuleAdmin.litter', {
        sire: calledBy(one.sire),
        dam: calledBy(one.dam),
        born: formatDate(one.born),
        before: t(`breedingRules.outcomes.${one.before}`),
        after: t(`breedingRules.outcomes.${one.after}`),
      })}
      <BulletList>
        {one.why.map(({ dog, before, after }) => {
          const told = (after ?? before)!
          return (
            <li key={`${dog} ${told.condition.point} ${told.condition.type}`}>
              {t(`breedingRules.dogs.${dog}`)}: {condition(told.condition)}.{' '}
              {after ? reason(after) : t('breedingRuleAdmin.goesAway')}
            </li>
          )
        })}
      </BulletList>
    </li>
  )
}
