import { ownData, ownDataText } from '#contract/endpoints/accounts.ts'
import { addressOf } from '../../client/address.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Row, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { DownloadButton } from '../../ui/links/DownloadButton.tsx'

/** Everything the service knows about oneself, to be read or to be taken elsewhere. */
export function OwnDataSection() {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <Section title={t('accounts.data.title')}>
      <Text component="p" tone="muted" mb={2}>
        {t('accounts.data.lead')}
      </Text>
      <Row>
        <DownloadButton href={addressOf(ownDataText, { lang: language })} file={t('accounts.data.title')}>
          {t('accounts.data.text')}
        </DownloadButton>
        <DownloadButton href={addressOf(ownData)} file={t('accounts.data.title')}>
          {t('accounts.data.json')}
        </DownloadButton>
      </Row>
    </Section>
  )
}
