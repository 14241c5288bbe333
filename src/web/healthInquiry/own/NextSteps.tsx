import type { OwnInquiry } from '#contract/healthInquiries.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { BulletList, Note, Text } from '../../ui/layout/parts.ts'

/** What happens next with a report that has just come. */
export function NextSteps({ inquiry: { informerEmail, givesMark } }: { inquiry: OwnInquiry }) {
  const t = useTranslate()
  const mark = givesMark === null ? 'ageUnknown' : givesMark ? 'mark' : 'young'
  return (
    <Note tone="success" mt={2} measure="text">
      <Text component="p" strong>
        {t('healthInquiry.next.title')}
      </Text>
      <BulletList mt={0.5}>
        <li>{t('healthInquiry.next.read')}</li>
        <li>{t(informerEmail ? 'healthInquiry.next.mail' : 'healthInquiry.next.noMail')}</li>
        <li>{t(`healthInquiry.next.${mark}`)}</li>
      </BulletList>
    </Note>
  )
}
