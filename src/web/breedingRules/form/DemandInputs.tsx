import { RELATIONS, YOUNG_PRIZES } from '#domain/breeding/rules/ruleSet.ts'
import { HEALTH_KINDS } from '#domain/health/codes.ts'
import { SHOW_AWARDS } from '#domain/shows/grades.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import type { ConditionValues } from './ruleValues.ts'
import { SmallCheck, SmallChecks, SmallDay, SmallSelect, SmallText } from './SmallInputs.tsx'
import { useScales } from './useScales.ts'

interface Props {
  row: ConditionValues
  onChange: (part: Partial<ConditionValues>) => void
}

const named = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** What a condition asks for, by its type. */
export function DemandInputs({ row, onChange }: Props) {
  const t = useTranslate()
  const text = (name: TextField, kind: 'text' | 'decimal' = 'decimal') => (
    <SmallText
      label={t(`breedingRuleAdmin.demands.${name}`)}
      value={row[name]}
      kind={kind}
      most={name === 'classes' ? 60 : 10}
      onChange={(value) => onChange({ [name]: value })}
    />
  )
  switch (row.type) {
    case 'statement':
      return <StatementInputs row={row} onChange={onChange} />
    case 'fresh':
      return (
        <>
          <KindSelect row={row} onChange={onChange} />
          {text('months')}
          <SmallCheck
            label={t('breedingRuleAdmin.demands.foreignMale')}
            value={row.foreignMale}
            onChange={(foreignMale) => onChange({ foreignMale })}
          />
        </>
      )
    case 'trial':
      return <TrialInputs row={row} onChange={onChange} />
    case 'show':
      return (
        <>
          <SmallSelect
            label={t('breedingRuleAdmin.demands.grade')}
            value={row.grade}
            options={named(SHOW_AWARDS)}
            onChange={(grade) => onChange({ grade })}
          />
          <SmallSelect
            label={t('breedingRuleAdmin.demands.twoOf')}
            value={row.twoOf}
            options={[{ value: '', label: '–' }, ...named(SHOW_AWARDS)]}
            onChange={(twoOf) => onChange({ twoOf })}
          />
          {text('classes', 'text')}
          <SmallDay
            label={t('breedingRuleAdmin.demands.since')}
            value={row.since}
            onChange={(since) => onChange({ since })}
          />
        </>
      )
    case 'age':
      return (
        <>
          {text('fromMonths')}
          {text('untilMonths')}
        </>
      )
    case 'offspring':
    case 'inbreeding':
      return text('most')
    case 'index':
      return text('least')
    case 'related':
      return (
        <SmallChecks
          value={row.relations}
          options={RELATIONS.map((value) => ({ value, label: t(`breedingRules.relations.${value}`) }))}
          onChange={(relations) => onChange({ relations })}
        />
      )
    case 'worstGrade':
      return (
        <SmallChecks
          value={row.healths}
          options={HEALTH_KINDS.map((value) => ({ value, label: t(`health.kinds.${value}`) }))}
          onChange={(healths) => onChange({ healths })}
        />
      )
    case 'check':
      return (['fi', 'sv', 'en'] as const).map((language) => (
        <SmallText
          key={language}
          label={t(`breedingRuleAdmin.texts.${language}`)}
          value={row.text[language]}
          most={200}
          onChange={(value) => onChange({ text: { ...row.text, [language]: value } })}
        />
      ))
    default:
      return null
  }
}

type TextField = 'months' | 'classes' | 'since' | 'fromMonths' | 'untilMonths' | 'most' | 'least'

function KindSelect({ row, onChange }: Props) {
  const t = useTranslate()
  return (
    <SmallSelect
      label={t('breedingRuleAdmin.demands.health')}
      value={row.health}
      options={HEALTH_KINDS.map((value) => ({ value, label: t(`health.kinds.${value}`) }))}
      onChange={(health) => onChange({ health })}
    />
  )
}

function StatementInputs({ row, onChange }: Props) {
  const t = useTranslate()
  const { choices, scaleOf } = useScales()
  return (
    <>
      <SmallSelect
        label={t('breedingRuleAdmin.demands.scale')}
        value={row.scale}
        options={choices}
        onChange={(scale) => onChange({ scale, health: scaleOf(scale)!.kind, worst: '' })}
      />
      <SmallSelect
        label={t('breedingRuleAdmin.demands.worst')}
        value={row.worst}
        options={[
          { value: '', label: t('breedingRuleAdmin.anyGrade') },
          ...(scaleOf(row.scale)?.grades ?? []),
        ]}
        onChange={(worst) => onChange({ worst })}
      />
    </>
  )
}

function TrialInputs({ row, onChange }: Props) {
  const t = useTranslate()
  return (
    <>
      <SmallSelect
        label={t('breedingRuleAdmin.demands.class')}
        value={row.class}
        options={named(TRIAL_CLASSES)}
        onChange={(value) => onChange({ class: value })}
      />
      <SmallSelect
        label={t('breedingRuleAdmin.demands.prize')}
        value={row.prize}
        options={named(['1', '2', '3'])}
        onChange={(prize) => onChange({ prize })}
      />
      <SmallSelect
        label={t('breedingRuleAdmin.demands.young')}
        value={row.young}
        options={YOUNG_PRIZES.map((value) => ({ value, label: t(`breedingRuleAdmin.youngs.${value}`) }))}
        onChange={(young) => onChange({ young })}
      />
    </>
  )
}
