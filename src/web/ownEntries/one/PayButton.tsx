import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useId } from 'react'
import type { OwnEntry } from '#contract/ownEntries.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { codeText } from '../../i18n/errorText.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import { ErrorState } from '../../ui/loading/ErrorState.tsx'
import { useStartPayment } from '../useStartPayment.ts'

interface Props {
  entry: OwnEntry
  /** a payment was begun whose end is not known yet */
  isRepeated: boolean
}

/** Goes to pay; disabled with the reason where one cannot now. */
export function PayButton({ entry: { id, money, refusals }, isRepeated }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const reasonId = useId()
  const { mutate: pay, isPending, error } = useStartPayment()
  return (
    <Box>
      <Button
        // Who has a bill pays by it first of all.
        variant={isRepeated || money.bill ? 'outlined' : 'contained'}
        size="large"
        disabled={refusals.pay !== null}
        loading={isPending}
        aria-describedby={refusals.pay ? reasonId : undefined}
        onClick={() => pay(id, { onSuccess: ({ href }) => window.location.assign(href) })}
      >
        {t(isRepeated ? 'ownEntries.one.payAgain' : 'ownEntries.one.pay', {
          amount: formatEuros(money.dueCents, language),
        })}
      </Button>
      <Text tone="muted" size="small" mt={0.5} id={reasonId}>
        {refusals.pay
          ? codeText(t, refusals.pay)
          : t(money.bill ? 'ownEntries.one.orByCard' : 'ownEntries.one.byCard')}
      </Text>
      {error && <ErrorState error={error} />}
    </Box>
  )
}
