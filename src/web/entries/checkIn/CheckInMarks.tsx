import type { CheckInMarks as Marks } from '#contract/checkIn.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'

/** What was seen of a dog on the morning, in a few words; an absence is told as its outcome. */
export function CheckInMarks({ marks }: { marks: Marks }) {
  const t = useTranslate()
  const { presence, chip, chipNumber, vaccinated } = marks
  const seen = [
    presence === 'present' && t('checkIn.marks.present'),
    chip === 'read' && t('checkIn.marks.read'),
    vaccinated && t('checkIn.marks.vaccinated'),
  ].filter(Boolean)
  return (
    <>
      {seen.length > 0 && <Text size="small">{seen.join(', ')}</Text>}
      {chip === 'differs' && (
        <Text size="small" tone="warning" strong>
          {[t('checkIn.marks.differs'), chipNumber].filter(Boolean).join(': ')}
        </Text>
      )}
    </>
  )
}
