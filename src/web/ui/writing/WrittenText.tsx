import type { Language } from '#contract/languages.ts'
import { localTextIn } from '#domain/localText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Card, Heading, Text } from '../layout/parts.ts'
import { LightText } from './LightText.tsx'

export type InLanguages = Readonly<Record<Language, string>>

interface Props {
  title: InLanguages
  text: InLanguages
  language: Language
}

/** A written text in a frame as everyone reads it; what is not translated stands in Finnish. */
export function WrittenText({ title, text, language }: Props) {
  const t = useTranslate()
  const shownTitle = localTextIn(title, language).trim()
  const shownText = localTextIn(text, language).trim()
  return (
    <Card>
      {shownTitle === '' && shownText === '' && <Text tone="muted">{t('writing.empty')}</Text>}
      {shownTitle !== '' && (
        <Heading component="h3" large mb={1.5}>
          {shownTitle}
        </Heading>
      )}
      <LightText heading="h4">{shownText}</LightText>
    </Card>
  )
}
