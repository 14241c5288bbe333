import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { LONGEST_PHRASE, PHRASE_TOPICS } from '#domain/trials/phrases.ts'
import { SHEET_KINDS } from '#domain/trials/sheet.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { CheckInput } from '../ui/inputs/CheckInput.tsx'
import { SelectInput } from '../ui/inputs/SelectInput.tsx'
import { TextInput } from '../ui/inputs/TextInput.tsx'
import { Columns, Stack } from '../ui/layout/parts.ts'
import type { PhraseValues } from './phraseValues.ts'
import { topicName } from './topicName.ts'

/** The labels of a phrase's fields. */
export function usePhraseLabels(): Record<string, string> {
  const t = useTranslate()
  return {
    kind: t('phrases.kind'),
    topic: t('phrases.topic'),
    'text.fi': t('phrases.languages.fi'),
    'text.sv': t('phrases.languages.sv'),
    'text.en': t('phrases.languages.en'),
    hidden: t('phrases.hidden'),
  }
}

export function PhraseFields() {
  const t = useTranslate()
  const { setValue } = useFormContext<PhraseValues>()
  const kind = useWatch<PhraseValues, 'kind'>({ name: 'kind' })
  const topic = useWatch<PhraseValues, 'topic'>({ name: 'topic' })
  // A topic is of one kind of sheet.
  useEffect(() => {
    if (!PHRASE_TOPICS[kind].some((one) => one === topic)) setValue('topic', '')
  }, [kind, topic, setValue])
  const topics = PHRASE_TOPICS[kind].map((value) => ({ value, label: topicName(t, value) }))
  return (
    <Stack>
      <Columns from="sm">
        <SelectInput
          name="kind"
          options={SHEET_KINDS.map((value) => ({ value, label: t(`results.kinds.${value}`) }))}
        />
        <SelectInput name="topic" options={[{ value: '', label: t('phrases.anyTopic') }, ...topics]} />
      </Columns>
      <TextInput name="text.fi" autoComplete="off" maxLength={LONGEST_PHRASE} help={t('phrases.textHelp')} />
      <TextInput name="text.sv" optional autoComplete="off" maxLength={LONGEST_PHRASE} />
      <TextInput name="text.en" optional autoComplete="off" maxLength={LONGEST_PHRASE} />
      <CheckInput name="hidden" help={t('phrases.hiddenHelp')} />
    </Stack>
  )
}
