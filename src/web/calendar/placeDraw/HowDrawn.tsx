import Box from '@mui/material/Box'
import { useTextGroup, useTranslate } from '../../i18n/useTranslate.ts'
import { Section } from '../../ui/layout/Section.tsx'

/** What a draw is, step by step. */
export function HowDrawn() {
  const t = useTranslate()
  const steps = Object.entries(useTextGroup('trialPages.placeDraw.how'))
  return (
    <Section title={t('trialPages.placeDraw.howTitle')}>
      <Box component="ol" sx={{ m: 0, pl: 3, maxWidth: '44rem', '& li + li': { mt: 1 } }}>
        {steps.map(([step, text]) => (
          <li key={step}>{text}</li>
        ))}
      </Box>
    </Section>
  )
}
