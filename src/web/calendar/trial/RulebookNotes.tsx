import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Trial } from '#contract/calendar.ts'
import type { CitedRulebook } from '#contract/citedRulebook.ts'
import { formatDate } from '#domain/dates.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import { PARTS } from '#domain/trials/rulebook.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Heading, Text } from '../../ui/layout/parts.ts'
import { formatNumber } from '../../ui/values/numbers.ts'

/** By which rules the results were judged, and what the club has yet to confirm. */
export function RulebookNotes({ trial }: { trial: Trial }) {
  const t = useTranslate()
  const without = [...trial.results, ...trial.waterResults].filter(({ rulebook }) => rulebook === null).length
  return (
    <Box
      sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5, color: 'text.secondary', breakInside: 'avoid' }}
    >
      <Heading mb={0.5}>{t('trialPages.one.rules')}</Heading>
      {trial.rulebooks.map((rulebook) => (
        <Note key={rulebook.id} rulebook={rulebook} trial={trial} />
      ))}
      {without > 0 && (
        <Typography variant="body2">{t('trialPages.one.noRulebook', { count: without })}</Typography>
      )}
    </Box>
  )
}

function Note({ rulebook, trial }: { rulebook: CitedRulebook; trial: Trial }) {
  const t = useTranslate()
  const [first, second, third] = rulebook.prizeLimits
  return (
    <Text size="small" mb={1}>
      {t('trialPages.one.rulebook', { date: formatDate(rulebook.validFrom) })}{' '}
      {!rulebook.confirmed && (
        <Text component="strong" tone="warning">
          {t('trialPages.one.unconfirmed')}
        </Text>
      )}
      {trial.results.length > 0 && (
        <>
          <div>{t('trialPages.one.prizeLimits', { first, second, third })}</div>
          <Coefficients rulebook={rulebook} />
        </>
      )}
      {trial.waterResults.length > 0 && (
        <div>{t(`trialPages.one.waterValidity.${rulebook.waterValidity}`)}</div>
      )}
    </Text>
  )
}

/** `AVO: haku 6, riistatyö 7, …`, a line for each class. */
function Coefficients({ rulebook }: { rulebook: CitedRulebook }) {
  const t = useTranslate()
  const language = useLanguage()
  return TRIAL_CLASSES.toReversed().map((code) => (
    <div key={code}>
      {t('trialPages.one.coefficientsOf', { class: code })}{' '}
      {PARTS.flatMap((part) => {
        const value = rulebook.coefficients[code][part]
        if (value === null) return []
        const shown = formatNumber(language, value, Number.isInteger(value) ? 0 : 1)
        return [`${t(`trials.parts.${part}`).toLowerCase()} ${shown}`]
      }).join(', ')}
    </div>
  ))
}
