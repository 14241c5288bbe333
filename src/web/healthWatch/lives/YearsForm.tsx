import { useNavigate } from '@tanstack/react-router'
import { type ResolverResult, useForm } from 'react-hook-form'
import { LIFE_YEARS, MOST_LIFE_YEARS } from '#contract/constants.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { TextInput } from '../../ui/inputs/TextInput.tsx'
import { Row } from '../../ui/layout/parts.ts'
import { finnishToday } from '../../ui/values/days.ts'
import { healthWatchAddress, healthWatchSearchOf, LIVES_ID } from '../addresses.ts'
import type { OfBreed } from '../types.ts'

interface Values {
  from: string
  to: string
}
type Result = ResolverResult<Values, { from: number; to: number }>

const WRONG: Result = { values: {}, errors: { from: { type: 'custom', message: 'YEARS_INVALID' } } }
function resolver(years: Values): Result {
  const { from, to } = healthWatchSearchOf({ ...years })
  if (from === undefined || to === undefined || from > to || to - from >= MOST_LIFE_YEARS) return WRONG
  return { values: { from, to }, errors: {} }
}

/** The calendar years of the curves; the address holds them. */
export function YearsForm({ search }: OfBreed) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { to = Number(finnishToday().slice(0, 4)), from = to - LIFE_YEARS + 1 } = search
  const form = useForm({ resolver, defaultValues: { from: String(from), to: String(to) } })
  return (
    <Form
      form={form}
      labels={{ from: t('healthWatch.lives.from'), to: t('healthWatch.lives.to') }}
      onSubmit={(years) =>
        navigate({
          ...healthWatchAddress({ ...search, ...years }),
          hash: LIVES_ID,
          resetScroll: false,
        })
      }
    >
      <Row align="end" gap={2} mb={2} data-print="no">
        <TextInput name="from" inputMode="numeric" maxLength={4} />
        <TextInput name="to" inputMode="numeric" maxLength={4} />
        <SubmitButton>{t('healthWatch.lives.show')}</SubmitButton>
      </Row>
    </Form>
  )
}
