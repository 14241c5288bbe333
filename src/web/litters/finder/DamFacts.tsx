import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { POSSIBLE_ANCESTORS } from '#contract/firstConstants.ts'
import type { MatesFound } from '#contract/mateFinder.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ChosenDog } from '../../search/parents/ChosenDog.tsx'
import { FactList } from '../../ui/layout/FactList.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { formatNumber } from '../../ui/values/numbers.ts'
import { FamilyTable } from './FamilyTable.tsx'
import { useMateWords } from './useMateWords.ts'

/** What of the litter comes from the bitch, the same for every male. */
export function DamFacts({ found }: { found: MatesFound }) {
  const t = useTranslate()
  const language = useLanguage()
  const { percent } = useMateWords()
  const { dam, damHealth, damKinship, living } = found
  return (
    <Section title={t('mates.dam.title')}>
      <Box sx={{ display: 'none', '@media print': { display: 'block', mb: 2 } }}>
        <ChosenDog dog={dam} />
      </Box>
      <FactList
        facts={[
          {
            label: t('mates.aims.kinship'),
            value: t('mates.dam.kinship', {
              own: percent(damKinship),
              breed: percent(living.kinship),
              count: living.dogs,
            }),
          },
          {
            label: t('mates.aims.health'),
            value:
              damHealth === null
                ? t('mates.figures.notExamined')
                : t('mates.figures.health', {
                    count: damHealth.examined,
                    affected: damHealth.affected,
                    expected: formatNumber(language, damHealth.expected, 1),
                  }),
          },
        ]}
      />
      {damHealth && <FamilyTable family={damHealth} />}
    </Section>
  )
}

/** What of the bitch bears on every litter of hers. */
export function DamWarnings({ found: { dam, damWorstGrade } }: { found: MatesFound }) {
  const t = useTranslate()
  const isShallow = dam.inbreedingTrust === null || dam.inbreedingTrust === 'low'
  const warnings = [
    isShallow && t('mates.dam.shallow', { known: dam.knownAncestors ?? 0, possible: POSSIBLE_ANCESTORS }),
    damWorstGrade && t('litters.warnings.WORST_GRADE_DAM'),
  ].filter((text) => text !== false)
  return warnings.map((text) => (
    <Alert key={text} severity="warning" variant="outlined" sx={{ mt: 2, color: 'text.primary' }}>
      {text}
    </Alert>
  ))
}
