import type { Trial } from '#contract/calendar.ts'
import { SHOWN_NAMES, writtenField } from '#domain/trials/trialFields.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'

/** The organiser's texts for participants. */
export function TrialTexts({ trial }: { trial: Trial }) {
  const t = useTranslate()
  return SHOWN_NAMES.filter((name) => writtenField(name).kind === 'text' && trial[name]).map((name) => (
    <Section key={name} title={t(`trialFields.${name}`)}>
      <Text component="p" breaks lines measure="wide">
        {trial[name]}
      </Text>
    </Section>
  ))
}
