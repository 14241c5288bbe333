import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { OneResult } from '#contract/judging.ts'
import type { TrialClass } from '#domain/trials/results.ts'
import type { SheetField, SheetValue } from '#domain/trials/sheet.ts'
import type { Changed } from '../ui/forms/meanwhile.ts'
import { BulletList, Row, Text } from '../ui/parts.ts'
import { fieldName, optionsOf, shownValue } from './fields.ts'
import type { useCorrection } from './useCorrection.ts'

interface Props {
  ref: RefObject<HTMLDivElement | null>
  result: OneResult
  correction: ReturnType<typeof useCorrection>
}

/** Tells what somebody else has corrected meanwhile; the person goes on with the own changes, takes the other's one by one, or drops all. */
export function CorrectedMeanwhile({ ref, result, correction }: Props) {
  const { t } = useTranslation()
  const { meanwhile, goOn, restart } = correction
  if (!meanwhile) return null
  return (
    <Box
      ref={ref}
      role="alert"
      tabIndex={-1}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, my: 2, scrollMarginTop: '8rem' }}
    >
      {meanwhile.length > 0 && (
        <>
          <Text component="p" strong>
            {t('common.meanwhile.title')}
          </Text>
          <BulletList mt={1} mb={1}>
            {meanwhile.map((field) => (
              <CorrectedField key={field.name} field={field} result={result} correction={correction} />
            ))}
          </BulletList>
        </>
      )}
      <Text component="p" tone="muted">
        {t('common.meanwhile.help')}
      </Text>
      <Row mt={1.5}>
        <Button variant="outlined" onClick={goOn}>
          {t('common.meanwhile.goOn')}
        </Button>
        <Button onClick={() => restart(result)}>{t('common.meanwhile.drop')}</Button>
      </Row>
    </Box>
  )
}

interface FieldProps extends Omit<Props, 'ref'> {
  field: Changed
}

function CorrectedField({ field: { name, was, is }, result, correction }: FieldProps) {
  const { t } = useTranslation()
  const { given, open, set } = correction
  const field = name as SheetField | 'class'
  const label = field === 'class' ? t('results.correct.class') : fieldName(t, field)
  const options = field === 'class' ? null : optionsOf(t, field, result.rulebook, result.judges)
  const said = (value: unknown) => {
    const text = options?.find((option) => option.value === value)?.label
    return text ?? (shownValue(value as SheetValue | undefined, null) || t('common.meanwhile.empty'))
  }
  const own = field === 'class' ? given.class : (given.values[field] ?? null)
  const isOwn = said(own) !== said(was) && said(own) !== said(is)
  const take = () =>
    field === 'class' ? set({ class: is as TrialClass }) : open.write(field, (is ?? null) as SheetValue)
  return (
    <Text component="li" breaks>
      {t('common.meanwhile.change', { field: label, was: said(was), is: said(is) })}
      {isOwn && (
        <Text tone="muted">
          {t('common.meanwhile.own', { value: said(own) })}{' '}
          <Button size="small" aria-label={t('common.meanwhile.takeOf', { field: label })} onClick={take}>
            {t('common.meanwhile.take')}
          </Button>
        </Text>
      )}
    </Text>
  )
}
