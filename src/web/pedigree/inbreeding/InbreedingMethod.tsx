import { POSSIBLE_ANCESTORS } from '#contract/firstConstants.ts'
import { YARDSTICKS } from '#domain/genetics/trust.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { HowComputed } from '../../information/HowComputed.tsx'
import { Block, Text } from '../../ui/layout/parts.ts'
import { formatPercent } from '../../ui/values/numbers.ts'

/** What a figure is measured against and how it comes about; why another program may tell another one, on demand. */
export function InbreedingMethod() {
  const t = useTranslate()
  const language = useLanguage()
  const { cousins, halfSiblings, fullSiblings } = YARDSTICKS
  const yardsticks = t('inbreeding.yardsticks', {
    cousins: formatPercent(language, cousins),
    halfSiblings: formatPercent(language, halfSiblings, 1),
    fullSiblings: formatPercent(language, fullSiblings, 0),
  })
  return (
    <Block mt={2} measure="wide">
      <Text component="p" size="small" tone="muted">
        {yardsticks} {t('inbreeding.method')}
      </Text>
      <Block component="details" mt={0.5} data-print="no">
        <Text component="summary" tone="muted" size="smaller">
          {t('inbreeding.howTitle')}
        </Text>
        <Text component="p" size="small" mt={0.5}>
          {t('inbreeding.how', { possible: POSSIBLE_ANCESTORS })}
        </Text>
        <Text component="p" size="small" mt={0.5}>
          {t('inbreeding.howOthers')}
        </Text>
        <Text component="p" size="small" mt={0.5}>
          <HowComputed topic="inbreeding" />
        </Text>
      </Block>
    </Block>
  )
}
