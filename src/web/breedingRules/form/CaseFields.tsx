import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useWatch } from 'react-hook-form'
import { RULE_OUTCOMES } from '#domain/breeding/rules/caseShape.ts'
import { PAIR_TYPES, RELATIONS } from '#domain/breeding/rules/ruleSet.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Columns, FieldError, Heading, Text } from '../../ui/layout/parts.ts'
import { CaseParent } from './CaseParent.tsx'
import { ROW } from './ConditionsField.tsx'
import type { CaseValues, ConditionValues, RuleValues } from './ruleValues.ts'
import { SmallDay, SmallSelect, SmallText } from './SmallInputs.tsx'

interface Props {
  number: number
  one: CaseValues
  errors: readonly string[]
  onChange: (part: Partial<CaseValues>) => void
  onRemove: () => void
}

/** One case: two parents on a day, and what is expected of each condition. */
export function CaseFields({ number, one, errors, onChange, onRemove }: Props) {
  const t = useTranslate()
  const label = t('breedingRuleAdmin.case', { number })
  return (
    <Box role="group" aria-label={label} sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Heading component="h4">{label}</Heading>
      <Box sx={{ ...ROW, borderBottom: 0 }}>
        <SmallText
          label={t('breedingRuleAdmin.caseName')}
          value={one.name}
          most={120}
          onChange={(name) => onChange({ name })}
        />
        <SmallDay label={t('breedingRules.day')} value={one.date} onChange={(date) => onChange({ date })} />
        <SmallDay
          label={t('breedingRuleAdmin.askedOn')}
          value={one.today ?? ''}
          onChange={(today) => onChange({ today: today || null })}
        />
        <RelationSelect one={one} onChange={onChange} />
      </Box>
      <Columns from="md" gap={3}>
        {(['sire', 'dam'] as const).map((dog) => (
          <CaseParent
            key={dog}
            dog={dog}
            parent={one[dog]}
            onChange={(part) => onChange({ [dog]: { ...one[dog], ...part } })}
          />
        ))}
      </Columns>
      <Text strong mt={2}>
        {t('breedingRuleAdmin.expected')}
      </Text>
      <Expected one={one} onChange={onChange} />
      {errors.map((wrong) => (
        <FieldError key={wrong}>{wrong}</FieldError>
      ))}
      <Button onClick={onRemove} sx={{ mt: 1 }}>
        {t('breedingRuleAdmin.removeCase', { number })}
      </Button>
    </Box>
  )
}

type PartProps = Pick<Props, 'one' | 'onChange'>

function RelationSelect({ one, onChange }: PartProps) {
  const t = useTranslate()
  const [none, unknown] = ['none', 'unknown']
  return (
    <SmallSelect
      label={t('breedingRuleAdmin.relation')}
      value={one.relations === null ? unknown! : (one.relations[0] ?? none!)}
      options={[
        { value: none!, label: t('breedingRuleAdmin.noRelation') },
        ...RELATIONS.map((value) => ({ value, label: t(`breedingRules.relations.${value}`) })),
        { value: unknown!, label: t('breedingRules.outcomes.unknown') },
      ]}
      onChange={(value) =>
        onChange({
          relations: value === unknown ? null : RELATIONS.filter((relation) => relation === value),
        })
      }
    />
  )
}

/** A choice for each condition and dog; one without a choice is not expected anything of. */
function Expected({ one, onChange }: PartProps) {
  const t = useTranslate()
  const conditions = useWatch<RuleValues, 'conditions'>({ name: 'conditions' })
  const places = conditions.flatMap((condition) =>
    dogsOf(condition).map((dog) => ({ point: condition.point, dog })),
  )
  const known = one.expected.filter((expected) =>
    places.some(({ point, dog }) => point === expected.point && dog === expected.dog),
  )
  return (
    <Box sx={{ ...ROW, borderBottom: 0 }}>
      {places.map(({ point, dog }) => (
        <SmallSelect
          key={`${point} ${dog}`}
          label={t('breedingRuleAdmin.expectedOf', { point, dog: t(`breedingRules.dogs.${dog}`) })}
          value={known.find((expected) => expected.point === point && expected.dog === dog)?.outcome ?? ''}
          options={[
            { value: '', label: '–' },
            ...RULE_OUTCOMES.map((value) => ({ value, label: t(`breedingRules.outcomes.${value}`) })),
          ]}
          onChange={(value) => {
            const outcome = RULE_OUTCOMES.find((each) => each === value)
            const others = known.filter((expected) => expected.point !== point || expected.dog !== dog)
            onChange({ expected: outcome ? [...others, { point, dog, outcome }] : others })
          }}
        />
      ))}
    </Box>
  )
}

function dogsOf({ type, of }: ConditionValues) {
  if (PAIR_TYPES.includes(type)) return ['pair'] as const
  if (of === 'sire' || of === 'dam') return [of] as const
  return ['sire', 'dam'] as const
}
