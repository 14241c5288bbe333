import type { HealthReports as Reports } from '#contract/dogs.ts'
import { formatDate } from '#domain/dates.ts'
import { FindingChip } from '../../dogs/health/FindingChip.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ChipRow } from '../../ui/focus/ChipRow.tsx'
import { Block, Divided, Heading, PlainList, Text } from '../../ui/layout/parts.ts'

/** That a health inquiry was made, and what the club has published of reports. */
export function HealthReports({ reports: { made, published } }: { reports: Reports }) {
  const t = useTranslate()
  if (made === null && published.length === 0) return null
  return (
    <Block mt={2}>
      <Heading mb={0.5}>{t('healthInquiry.public.title')}</Heading>
      {made !== null && (
        <Text>
          {t('healthInquiry.public.made')} {formatDate(made)}
        </Text>
      )}
      <PlainList>
        {published.map((report) => (
          <Divided key={JSON.stringify(report)}>
            <Text tone="muted" size="small">
              {t('healthInquiry.public.reported', { date: formatDate(report.reportedOn) })}
            </Text>
            {report.codes.length > 0 && (
              <ChipRow gap={0.5} mt={0.5}>
                {report.codes.map((code) => (
                  <FindingChip key={code} code={code} />
                ))}
              </ChipRow>
            )}
            {report.publicText && (
              <Text mt={0.5} breaks lines measure="text">
                {report.publicText}
              </Text>
            )}
          </Divided>
        ))}
      </PlainList>
    </Block>
  )
}
