import type { HealthReports as Reports } from '#contract/dogs.ts'
import { formatDate } from '#domain/dates.ts'
import { FindingChip } from '../../dogs/health/FindingChip.tsx'
import { scaleName, useHealthWords } from '../../dogs/health/healthTexts.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Divided, Heading, PlainList, Row, Text } from '../../ui/layout/parts.ts'

/** That a health inquiry was made, and what the club has published of reports. */
export function HealthReports({ reports: { made, published } }: { reports: Reports }) {
  const t = useTranslate()
  const words = useHealthWords()
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
              <PlainList>
                {report.codes.map((code) => (
                  <Row component="li" key={code} gap={1} mt={0.5} align="baseline">
                    <FindingChip code={code} />
                    {scaleName(words, code)}
                  </Row>
                ))}
              </PlainList>
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
