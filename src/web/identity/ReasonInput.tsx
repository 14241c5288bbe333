import { useTranslate } from '../i18n/useTranslate.ts'
import { TextAreaInput } from '../ui/inputs/TextAreaInput.tsx'
import { Block } from '../ui/layout/parts.ts'

const LONGEST = 1000

/** Why somebody corrects: needed, and kept in the log. */
export function ReasonInput() {
  const t = useTranslate()
  return (
    <Block measure="text">
      <TextAreaInput name="reason" help={t('identity.reasonHelp')} rows={2} maxLength={LONGEST} />
    </Block>
  )
}
