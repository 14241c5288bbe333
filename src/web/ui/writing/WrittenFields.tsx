import { LANGUAGES } from '#contract/languages.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { TextAreaInput } from '../inputs/TextAreaInput.tsx'
import { TextInput } from '../inputs/TextInput.tsx'
import { Stack, Text } from '../layout/parts.ts'

interface Props {
  /** most signs of a text */
  textLength: number
  /** lines of a text that are shown at first */
  rows: number
  help: string
}

/** A title and a text with light formatting in each language: the fields `title` and `text` of a form. */
export function WrittenFields({ textLength, rows, help }: Props) {
  const t = useTranslate()
  return (
    <>
      <Text tone="muted" measure="text">
        {help} {t('writing.formatting')}
      </Text>
      {LANGUAGES.map((language) => (
        <Stack key={language}>
          <TextInput
            name={`title.${language}`}
            optional={language !== 'fi'}
            autoComplete="off"
            maxLength={120}
          />
          <TextAreaInput
            name={`text.${language}`}
            optional={language !== 'fi'}
            rows={rows}
            maxLength={textLength}
          />
        </Stack>
      ))}
    </>
  )
}
