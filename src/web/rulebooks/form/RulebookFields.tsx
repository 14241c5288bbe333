import Box from '@mui/material/Box'
import { AVERAGE_METHODS } from '#domain/trials/averages.ts'
import { CONDITION_FIELDS } from '#domain/trials/conditionFields.ts'
import { WATER_VALIDITIES } from '#domain/trials/rulebook.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { CheckInput } from '../../ui/inputs/CheckInput.tsx'
import { DayInput } from '../../ui/inputs/DayInput.tsx'
import { SelectInput } from '../../ui/inputs/SelectInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Stack, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { ClassRuleFields, CoefficientFields } from './ClassFields.tsx'
import { ProposalFields } from './ProposalFields.tsx'
import { nameOf } from './rulebookValues.ts'
import { ScaleFields } from './ScaleFields.tsx'

/** Everything a rulebook says. */
export function RulebookFields() {
  const t = useTranslate()
  const validities = WATER_VALIDITIES.map((value) => ({
    value,
    label: t(`rulebooks.waterValidities.${value}`),
  }))
  const methods = AVERAGE_METHODS.map((value) => ({ value, label: t(`rulebooks.averageMethods.${value}`) }))
  return (
    <>
      <Box sx={PAIR}>
        <DayInput name="validFrom" help={t('rulebooks.validFromHelp')} />
        <SelectInput name="waterValidity" options={validities} help={t('rulebooks.waterValidityHelp')} />
      </Box>
      <Section title={t('rulebooks.coefficients')}>
        <Help>{t('rulebooks.coefficientsHelp')}</Help>
        <CoefficientFields />
      </Section>
      <Section title={t('rulebooks.prizes')}>
        <Help>{t('rulebooks.limitsHelp')}</Help>
        <Box sx={THREE_COLUMNS}>
          {[0, 1, 2].map((index) => (
            <TextInput key={index} name={nameOf('prizeLimits', index)} />
          ))}
        </Box>
        <Box sx={{ ...PAIR, mt: 2.5 }}>
          <TextInput name="firstPrizeLeastGrade" help={t('rulebooks.firstPrizeLeastGradeHelp')} />
          <TextInput name="leastPointsAtGame" help={t('rulebooks.leastPointsAtGameHelp')} />
        </Box>
      </Section>
      <Section title={t('rulebooks.averages')}>
        <Help>{t('rulebooks.averagesHelp')}</Help>
        <Box sx={PAIR}>
          <SelectInput name="averageMethod" options={methods} />
          <TextInput name="averageLeastDogs" help={t('rulebooks.averageLeastDogsHelp')} />
        </Box>
      </Section>
      <Section title={t('rulebooks.objections')}>
        <Help>{t('rulebooks.objectionsHelp')}</Help>
        <Box sx={PAIR}>
          <TextInput name="objectionDays" help={t('rulebooks.objectionDaysHelp')} />
        </Box>
      </Section>
      <Section title={t('rulebooks.conditions')}>
        <Help>{t('rulebooks.conditionsHelp')}</Help>
        <Box sx={PAIR}>
          {CONDITION_FIELDS.map((field) => (
            <CheckInput key={field} name={nameOf('conditions', field)} />
          ))}
        </Box>
      </Section>
      <Section title={t('rulebooks.proposals')}>
        <Help>{t('rulebooks.proposalsHelp')}</Help>
        <ProposalFields />
      </Section>
      <Section title={t('rulebooks.classes')}>
        <Help>{t('rulebooks.classesHelp')}</Help>
        <ClassRuleFields />
      </Section>
      <Section title={t('rulebooks.huntFeatures')}>
        <Help>{t('rulebooks.scalesHelp')}</Help>
        <ScaleFields list="huntFeatures" />
      </Section>
      <Section title={t('rulebooks.waterFeatures')}>
        <Help>{t('rulebooks.waterFeaturesHelp')}</Help>
        <ScaleFields list="waterFeatures" />
      </Section>
      <Section title={t('rulebooks.confirmation')}>
        <Stack gap={2.5} measure="text">
          <CheckInput name="confirmed" help={t('rulebooks.confirmedHelp')} />
        </Stack>
      </Section>
    </>
  )
}

function Help({ children }: { children: string }) {
  return (
    <Text component="p" tone="muted" mb={1.5} measure="wide">
      {children}
    </Text>
  )
}

const PAIR = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 3,
  rowGap: 2.5,
  maxWidth: '46rem',
} as const
const THREE_COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: { xs: 1, sm: 3 },
  maxWidth: '46rem',
  alignItems: 'start',
} as const
