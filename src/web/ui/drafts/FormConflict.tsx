import Button from '@mui/material/Button'
import { useContext } from 'react'
import { type FieldValues, useFormContext } from 'react-hook-form'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormScope } from '../forms/formScope.ts'
import { BulletList, Card, Row, Text } from '../layout/parts.ts'
import { changedFields, type FieldConflict, restartForm } from './conflicts.ts'
import { useValueWords, type ValueText } from './useValueWords.ts'

interface Props {
  /** the values of the form as they are stored now */
  fresh: FieldValues
  valueText: ValueText
  /** the form goes on from the fresh values */
  onTaken: () => void
}

/** Shows what somebody else has changed since the form was opened; the person keeps the input, takes the other's value field by field, or drops all input. */
export function FormConflict({ fresh, valueText, onTaken }: Props) {
  const t = useTranslate()
  const { labels } = useContext(FormScope)
  const form = useFormContext()
  const { dirtyFields, defaultValues = {} } = form.formState
  const changed = changedFields(Object.keys(labels), defaultValues, fresh)
  const take = (begin: () => void) => {
    begin()
    onTaken()
    if (changed[0]) form.setFocus(changed[0].name)
  }
  return (
    <Card>
      {changed.length > 0 && (
        <>
          <Text component="p" strong>
            {t('common.meanwhile.title')}
          </Text>
          <BulletList mt={1} mb={1}>
            {changed.map((field) => (
              <ChangedField
                key={field.name}
                field={field}
                own={field.name in dirtyFields ? { value: form.watch(field.name) } : undefined}
                valueText={valueText}
                onTake={() => form.setValue(field.name, field.is, { shouldDirty: true })}
              />
            ))}
          </BulletList>
        </>
      )}
      <Text component="p" tone="muted">
        {t('common.meanwhile.help')}
      </Text>
      <Row mt={1.5}>
        <Button variant="outlined" onClick={() => take(() => restartForm(form, dirtyFields, fresh))}>
          {t('common.meanwhile.goOn')}
        </Button>
        <Button onClick={() => take(() => form.reset(fresh))}>{t('common.meanwhile.drop')}</Button>
      </Row>
    </Card>
  )
}

interface FieldProps {
  field: FieldConflict
  /** what was typed here, where anything was */
  own: { value: unknown } | undefined
  valueText: Props['valueText']
  /** the other's value takes the place of what was typed */
  onTake: () => void
}

function ChangedField({ field: { name, was, is }, own, valueText, onTake }: FieldProps) {
  const t = useTranslate()
  const { labels } = useContext(FormScope)
  const words = useValueWords(valueText)
  const said = (value: unknown) => words(name, value)
  return (
    <Text component="li" breaks>
      {t('common.meanwhile.change', { field: labels[name], was: said(was), is: said(is) })}
      {own && said(own.value) !== said(is) && (
        <Text tone="muted">
          {t('common.meanwhile.own', { value: said(own.value) })}{' '}
          <Button
            size="small"
            aria-label={t('common.meanwhile.takeOf', { field: labels[name] })}
            onClick={onTake}
          >
            {t('common.meanwhile.take')}
          </Button>
        </Text>
      )}
    </Text>
  )
}
