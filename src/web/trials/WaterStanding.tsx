import type { WaterStanding } from '#contract/dogs.ts'
import { formatDate } from '#domain/dates.ts'
import { trialAddress } from '../calendar/addresses.ts'
import { useNames } from '../i18n/useNames.ts'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import { Text } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'

type Held = Pick<WaterStanding, 'date' | 'kaerNr' | 'place'>

/** Until which day water and track work holds, by which performance, and what holds longer. */
export function WaterStandingText({ standing }: { standing: WaterStanding }) {
  const t = useTranslate()
  const { isValid, allowsPrize, longer } = standing
  return (
    <>
      {validityText(t, standing)}
      {'. '}
      {t('waterStanding.performance')} <Performance held={standing} />
      {'.'}
      {isValid && !allowsPrize && ` ${t('waterStanding.bars')}`}
      {longer && (
        <>
          {' '}
          {t('waterStanding.longer', { date: formatDate(longer.validUntil) })} <Performance held={longer} />
          {'.'}
        </>
      )}
    </>
  )
}

/** The same of a trial's day: without work that is valid then there is no prize. */
export function WaterOnTrialDay({ standing }: { standing: WaterStanding | null }) {
  const t = useTranslate()
  return (
    <Text component="span" size="small">
      {standing ? <WaterStandingText standing={standing} /> : t('waterStanding.none')}
      {!standing?.isValid && ` ${t('waterStanding.noPrize')}`}
    </Text>
  )
}

/** `Vesityö voimassa 16.5.2028 saakka`. */
function validityText(t: Translate, { track, isValid, validUntil }: WaterStanding): string {
  const words = {
    work: t(`waterStanding.work.${track === null ? 'water' : 'track'}`),
    date: formatDate(validUntil),
  }
  return isValid ? t('waterStanding.until', words) : t('waterStanding.lapsed', words)
}

function Performance({ held: { date, kaerNr, place } }: { held: Held }) {
  const words = `${formatDate(date)} ${useNames().place(place)}`
  if (kaerNr === null) return words
  return (
    <AppLink {...trialAddress(date, kaerNr)} underline="always">
      {words}
    </AppLink>
  )
}
