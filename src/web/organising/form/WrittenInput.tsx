import type { ComponentProps } from 'react'
import { type WrittenName, writtenField } from '#domain/trials/trialFields.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { DayInput } from '../../ui/inputs/DayInput.tsx'
import { TextAreaInput } from '../../ui/inputs/TextAreaInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'

/** What an input has of its own, beside what its kind has. */
export type OwnProps = Omit<ComponentProps<typeof TextInput>, 'name' | 'optional'>

/** The input of a written field of a trial, as the field's kind has it. */
export function WrittenInput({ name, ...own }: OwnProps & { readonly name: WrittenName }) {
  const t = useTranslate()
  const field = writtenField(name)
  const props = { name, optional: !field.missing, ...own }
  switch (field.kind) {
    case 'day':
      return <DayInput {...props} />
    case 'time':
      return <TextInput inputMode="decimal" maxLength={5} help={t('trialAdmin.help.time')} {...props} />
    case 'count':
      return <TextInput inputMode="numeric" maxLength={`${field.range[1]}`.length} {...props} />
    case 'line':
      return <TextInput maxLength={field.most} {...props} />
    case 'phone':
      return <TextInput type="tel" maxLength={field.most} {...props} />
    case 'email':
      return <TextInput type="email" verbatim {...props} />
    case 'text':
      return <TextAreaInput name={name} optional={props.optional} rows={5} maxLength={field.most} />
  }
}
