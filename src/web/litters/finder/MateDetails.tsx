import Box from '@mui/material/Box'
import type { FoundMate, MateRule } from '#contract/mateFinder.ts'
import { useRuleWords } from '../../breedingRules/useRuleWords.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Divided, Heading, PlainList, Span } from '../../ui/layout/parts.ts'
import { type StateLook, StateMark } from '../../ui/marks/StateMark.tsx'
import { FamilyTable } from './FamilyTable.tsx'
import { useMateWords } from './useMateWords.ts'

const LOOKS: Readonly<Record<MateRule['outcome'], StateLook>> = {
  met: { mark: '✓', tone: 'success' },
  notMet: { mark: '✗', tone: 'error' },
  unknown: { mark: '?', tone: 'warning' },
}

/** Each rule with its reason, and the health of the family by its parts. */
export function MateDetails({ male: { rules, health } }: { male: FoundMate }) {
  const t = useTranslate()
  const { ruleName, ruleReason } = useMateWords()
  const { citation } = useRuleWords()
  return (
    <Box component="details" data-print="no" sx={{ mt: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
        {t('mates.details')}
      </Box>
      <Heading component="h4">{t('mates.aims.rules')}</Heading>
      <PlainList>
        {rules.map((rule) => (
          <Divided key={rule.rule}>
            <StateMark {...LOOKS[rule.outcome]}>{t(`breedingRegister.outcomes.${rule.outcome}`)}</StateMark>{' '}
            <Span strong>{ruleName(rule)}</Span>{' '}
            <Span tone="muted">
              {ruleReason(rule)}
              {rule.cited && ` ${citation(rule.cited, rule.cited.point)}`}
            </Span>
          </Divided>
        ))}
      </PlainList>
      {health && (
        <>
          <Heading component="h4" mt={2}>
            {t('mates.aims.health')}
          </Heading>
          <FamilyTable family={health} />
        </>
      )}
    </Box>
  )
}
