import type { ComponentProps } from 'react'
import { type WrittenName, writtenField } from '#domain/trials/trialFields.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { TextAreaInput } from '../../ui/inputs/TextAreaInput.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'

type Props = Omit<ComponentProps<typeof TextInput>, 'name'> & { readonly name: WrittenName | 'date' }

/** The input of a written field of a trial, as the field's kind has it. */
export function WrittenInput({ name, ...props }: Props) {
  const t = useTranslate()
  const field = name === 'date' ? ({ kind: 'day' } as const) : writtenField(name)
  switch (field.kind) {
    case 'day':
      return (
        <TextInput name={name} inputMode="decimal" maxLength={10} help={t('common.dayPattern')} {...props} />
      )
    case 'time':
      return (
        <TextInput
          name={name}
          inputMode="decimal"
          maxLength={5}
          help={t('trialAdmin.help.time')}
          {...props}
        />
      )
    case 'count':
      return <TextInput name={name} inputMode="numeric" maxLength={`${field.range[1]}`.length} {...props} />
    case 'line':
      return <TextInput name={name} maxLength={field.most} {...props} />
    case 'email':
      return <TextInput name={name} type="email" verbatim {...props} />
    case 'text':
      return <TextAreaInput name={name} optional={props.optional} rows={5} maxLength={field.most} />
  }
}
