import { useService } from '../client/service.ts'
import type { TextKey } from '../i18n/textKeys.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { AppLink } from '../ui/links/AppLink.tsx'
import { contactAddress } from './addresses.ts'

const SECTIONS = {
  privacy: ['controller', 'purpose', 'data', 'sources', 'recipients', 'keeping', 'rights', 'cookies'],
  terms: ['service', 'account', 'truth', 'trials', 'reuse', 'changes'],
  accessibility: ['goal', 'done', 'gaps', 'feedback'],
} as const
type Statement = keyof typeof SECTIONS

/** `/tietosuoja`: which personal data the service holds, and what for. */
export const PrivacyPage = () => <StatementPage of="privacy" />
/** `/kayttoehdot`: what users may expect, and what is expected of them. */
export const TermsPage = () => <StatementPage of="terms" />
/** `/saavutettavuus`: what works for whom, and what is known not to. */
export const AccessibilityPage = () => <StatementPage of="accessibility" />

function StatementPage({ of }: { of: Statement }) {
  const t = useTranslate()
  const values = useStatementValues()
  return (
    <>
      <PageTitle title={t(`statements.${of}.title`)} lead={t(`statements.${of}.lead`)} />
      {SECTIONS[of].map((section) => (
        <Section key={section} title={t(`statements.${of}.sections.${section}.title` as TextKey)}>
          {t(`statements.${of}.sections.${section}.text` as TextKey, values)
            .split('\n\n')
            .map((paragraph) => (
              <Text key={paragraph} component="p" measure="text" mb={1.5}>
                {paragraph}
              </Text>
            ))}
        </Section>
      ))}
      <Text component="p" mt={4}>
        <AppLink {...contactAddress()} underline="always">
          {t('statements.contactLink')}
        </AppLink>
      </Text>
    </>
  )
}

/** What the texts say of the club that runs this service. */
function useStatementValues(): Record<string, string> {
  const t = useTranslate()
  const { data } = useService()
  const years = (count = 0) => (count === 0 ? t('statements.forever') : t('statements.years', { count }))
  const keep = data?.keepYears
  return {
    club: data?.clubName ?? '',
    contact: data?.contact ?? t('statements.contact.own'),
    mails: years(keep?.mails),
    contacts: years(keep?.contacts),
    messages: years(keep?.messages),
    log: years(keep?.log),
  }
}
