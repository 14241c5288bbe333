import type { Trial } from '#contract/calendar.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'

/** The organiser's text for participants. */
export function TrialInvitation({ trial: { invitation } }: { trial: Trial }) {
  const t = useTranslate()
  if (!invitation) return null
  return (
    <Section title={t('trialPages.one.invitation')}>
      <Text component="p" breaks lines measure="wide">
        {invitation}
      </Text>
    </Section>
  )
}
