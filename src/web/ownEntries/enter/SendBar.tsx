import Box from '@mui/material/Box'
import { useFormContext } from 'react-hook-form'
import type { EntryForm } from '#contract/ownEntries.ts'
import { formatMoment } from '#domain/moments.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { Block, Text } from '../../ui/layout/parts.ts'
import { LOW_WINDOW } from '../../ui/theme/scales.ts'
import { MINUTES, useNext } from './Paying.tsx'

/** The price, what happens next, and the one button: always in view. */
export function SendBar({ form }: { form: EntryForm }) {
  const t = useTranslate()
  const language = useLanguage()
  const productId = useFormContext().watch('productId')
  const product = form.products.find(({ id }) => String(id) === productId)
  const next = useNext(form)
  const until = form.transfer && formatMoment(form.transfer.until, language)
  return (
    <Box sx={BAR} data-print="no">
      <Block grow>
        {product && (
          <Text strong size="large">
            {formatEuros(product.amountCents, language)}
          </Text>
        )}
        <Text tone="muted" size="smaller">
          {product
            ? t(`ownEntries.enter.next.${next}`, { until, minutes: MINUTES })
            : t('ownEntries.enter.nothingChosen')}
        </Text>
      </Block>
      <SubmitButton>{t(`ownEntries.enter.submit.${next}`)}</SubmitButton>
    </Box>
  )
}

const BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  rowGap: 1,
  mx: -1,
  px: 1,
  pt: 1.5,
  pb: 'calc(12px + env(safe-area-inset-bottom, 0px))',
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
  '& .MuiButton-root': { alignSelf: 'center' },
  [LOW_WINDOW]: { position: 'static' },
} as const
