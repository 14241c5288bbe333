import { useQuery } from '@tanstack/react-query'
import type { LitterOutcomes } from '#contract/breedingRules.ts'
import { formatDate } from '#domain/dates.ts'
import { OUTCOME_LOOKS, useRuleWords } from '../../breedingRules/useRuleWords.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { TypedFilter } from '../../ui/filters/TypedFilter.tsx'
import { Block, BulletList, Note, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { StateMark } from '../../ui/marks/StateMark.tsx'
import { litterRulesQuery } from './queries.ts'
import { RuleTable } from './RuleTable.tsx'

interface Props {
  sire: string
  dam: string
  /** ISO day of the mating; undefined: today */
  date: string | undefined
  /** sets the day; left out where it is another's to say */
  onDate?: (date: string | undefined) => void
}

/** Whether the litter may be registered, and what is missing or runs out by the mating, each by its rule. */
export function LitterRules({ sire, dam, date, onDate }: Props) {
  const t = useTranslate()
  const query = useQuery(litterRulesQuery(sire, dam, date))
  return (
    <Section title={t('breedingRules.title')}>
      {onDate && (
        <Block mb={2} data-print="no" measure="narrow">
          <TypedFilter
            kind="day"
            label={t('breedingRules.day')}
            value={date ?? ''}
            onSet={(day) => onDate(day || undefined)}
          />
        </Block>
      )}
      <Loaded query={query} failed={t('breedingRules.failed')} rows={6} rowHeight={48}>
        {(outcomes) => <Outcomes outcomes={outcomes} />}
      </Loaded>
    </Section>
  )
}

function Outcomes({ outcomes }: { outcomes: LitterOutcomes }) {
  const t = useTranslate()
  return (
    <div aria-live="polite">
      <Text size="large" mb={1}>
        <StateMark {...OUTCOME_LOOKS[outcomes.verdict]}>
          {t(`breedingRules.verdicts.${outcomes.verdict}`)}
        </StateMark>{' '}
        {t('breedingRules.onDay', { day: formatDate(outcomes.date) })}
      </Text>
      <Open outcomes={outcomes} />
      <Quota outcomes={outcomes} />
      <Text tone="muted" mb={2} measure="text">
        {t('breedingRules.whoDecides')}
      </Text>
      {outcomes.rules.map((one) => (
        <RuleTable key={`${one.kind} ${one.rule?.id}`} {...one} />
      ))}
    </div>
  )
}

/** What is missing, not known or ends, of what decides on registration: the first thing to read. */
function Open({ outcomes: { rules, ending } }: { outcomes: LitterOutcomes }) {
  const t = useTranslate()
  const { citation, condition, reason, title, period } = useRuleWords()
  const decisive = rules.filter(({ kind }) => kind !== 'club')
  const open = decisive.flatMap(({ rule, results }) =>
    rule === null
      ? []
      : results.filter(({ outcome }) => outcome !== 'met').map((result) => ({ rule, result })),
  )
  const unknown = decisive.filter(({ rule }) => rule === null)
  if (open.length + unknown.length + ending.length === 0) return null
  return (
    <>
      <Text strong>{t('breedingRules.open')}</Text>
      <BulletList>
        {unknown.map(({ kind }) => (
          <li key={kind}>{t(`breedingRules.notKnown.${kind}`)}</li>
        ))}
        {ending.map((rule) => (
          <li key={rule.id}>
            {t('breedingRules.ending', {
              title: title(rule),
              period: period(rule),
              day: formatDate(rule.validTo!),
            })}
          </li>
        ))}
        {open.map(({ rule, result }) => (
          <li key={`${rule.id} ${result.condition.point} ${result.dog}`}>
            <StateMark {...OUTCOME_LOOKS[result.outcome]}>
              {t(`breedingRules.outcomes.${result.outcome}`)}
            </StateMark>{' '}
            {t(`breedingRules.dogs.${result.dog}`)}: {condition(result.condition)}. {reason(result)} (
            {citation(rule, result.condition.point)})
          </li>
        ))}
      </BulletList>
    </>
  )
}

function Quota({ outcomes: { offspring, left } }: { outcomes: LitterOutcomes }) {
  const t = useTranslate()
  return (
    <Block mb={2} mt={2}>
      {(['sire', 'dam'] as const).map((dog) => (
        <Text key={dog}>
          {t(left[dog] === null ? 'breedingRules.quotaUnknown' : 'breedingRules.quota', {
            dog: t(`breedingRules.dogs.${dog}`),
            registered: offspring[dog],
            left: left[dog],
          })}
        </Text>
      ))}
      {(left.sire !== null || left.dam !== null) && <Note mt={1}>{t('breedingRules.quotaHelp')}</Note>}
    </Block>
  )
}
