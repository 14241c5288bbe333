import type { HealthAlerts } from '#contract/healthWatch.ts'
import { formatDate } from '#domain/dates.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import { formatNumber } from '../../ui/values/numbers.ts'

/** What the last look compared, and how many of its alerts may be false: many families are looked at, and some stand out by chance. */
export function LookWords({ look }: Pick<HealthAlerts, 'look'>) {
  const t = useTranslate()
  const language = useLanguage()
  const words = () => {
    if (look === null) return t('healthWatch.look.never')
    if (look.finishedAt === null) return t('healthWatch.look.running')
    const { breeds, families, tests, falseAlarms } = look
    return t('healthWatch.look.done', {
      quarter: formatDate(look.quarter),
      breeds: formatNumber(language, breeds),
      families: formatNumber(language, families),
      tests: formatNumber(language, tests),
      falseAlarms: formatNumber(language, falseAlarms, 1),
    })
  }
  return (
    <Text measure="text" mb={2}>
      {words()}
    </Text>
  )
}
