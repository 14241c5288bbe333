import { useWatch } from 'react-hook-form'
import { LANGUAGES } from '#contract/languages.ts'
import { RULE_KINDS } from '#domain/breeding/rules/ruleSet.ts'
import { useBreedName, useBreedOptions } from '../../dogs/breeds.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { DayInput } from '../../ui/inputs/DayInput.tsx'
import { ManyInput } from '../../ui/inputs/ManyInput.tsx'
import { SelectInput } from '../../ui/inputs/SelectInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Columns } from '../../ui/layout/parts.ts'
import { CasesField } from './CasesField.tsx'
import { ConditionsField } from './ConditionsField.tsx'
import type { RuleValues } from './ruleValues.ts'

/** The labels of a rule's fields. */
export function useRuleLabels(): Record<string, string> {
  const t = useTranslate()
  const fields = ['kind', 'breeds', 'validFrom', 'validTo', 'source', 'conditions', 'cases'] as const
  return {
    ...Object.fromEntries(
      LANGUAGES.map((language) => [`title.${language}`, t(`breedingRuleAdmin.titles.${language}`)]),
    ),
    ...Object.fromEntries(fields.map((name) => [name, t(`breedingRuleAdmin.fields.${name}`)])),
  }
}

/** What a rule says, and the cases that it carries. */
export function RuleFields() {
  const t = useTranslate()
  return (
    <>
      <Columns from="sm">
        {LANGUAGES.map((language) => (
          <TextInput
            key={language}
            name={`title.${language}`}
            optional={language !== 'fi'}
            autoComplete="off"
            maxLength={80}
          />
        ))}
      </Columns>
      <Columns from="sm">
        <SelectInput
          name="kind"
          options={RULE_KINDS.map((value) => ({ value, label: t(`breedingRuleAdmin.kinds.${value}`) }))}
        />
        <DayInput name="validFrom" />
        <DayInput name="validTo" optional help={t('breedingRuleAdmin.validToHelp')} />
      </Columns>
      <BreedsInput />
      <TextInput name="source" autoComplete="off" maxLength={300} help={t('breedingRuleAdmin.sourceHelp')} />
      <ConditionsField />
      <CasesField />
    </>
  )
}

/** Families of breeds: varieties go together. */
function BreedsInput() {
  const t = useTranslate()
  const nameOf = useBreedName()
  const kind = useWatch<RuleValues, 'kind'>({ name: 'kind' })
  const families = [...new Set(useBreedOptions().map(({ value }) => Number.parseInt(value, 10)))]
  return (
    <ManyInput
      name="breeds"
      options={families.map((id) => ({ id, label: nameOf(String(id)) }))}
      help={t('breedingRuleAdmin.breedsHelp')}
      none={t('breedingRuleAdmin.noBreeds')}
      optional={kind !== 'pevisa'}
    />
  )
}
