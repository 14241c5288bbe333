import Box from '@mui/material/Box'
import { useFormContext } from 'react-hook-form'
import type { EntryForm } from '#contract/ownEntries.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { Block, Text } from '../../ui/layout/parts.ts'
import { LOW_WINDOW } from '../../ui/theme/scales.ts'

/** The price, what happens next, and the one button: always in view. */
export function SendBar({ form: { products, queuedClasses } }: { form: EntryForm }) {
  const t = useTranslate()
  const language = useLanguage()
  const [chosenClass, productId] = useFormContext().watch(['class', 'productId'])
  const product = products.find(({ id }) => String(id) === productId)
  const isQueued = queuedClasses.includes(chosenClass)
  const next = () => {
    if (!product) return t('ownEntries.enter.nothingChosen')
    return isQueued ? t('ownEntries.enter.nowNothing') : t('ownEntries.enter.thenPay')
  }
  return (
    <Box sx={BAR} data-print="no">
      <Block grow>
        {product && (
          <Text strong size="large">
            {formatEuros(product.amountCents, language)}
          </Text>
        )}
        <Text tone="muted" size="smaller">
          {next()}
        </Text>
      </Block>
      <SubmitButton>{t(isQueued ? 'ownEntries.enter.joinQueue' : 'ownEntries.enter.submit')}</SubmitButton>
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
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
  '& .MuiButton-root': { alignSelf: 'center' },
  [LOW_WINDOW]: { position: 'static' },
} as const
