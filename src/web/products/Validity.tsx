import type { ProductDetails } from '#contract/products.ts'
import { formatDate } from '#domain/dates.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Span } from '../ui/layout/parts.ts'

/** On which days one can enter by a product, and that these are to come or over. */
export function Validity({ product: { validFrom, validTo, period } }: { product: ProductDetails }) {
  const t = useTranslate()
  const from = formatDate(validFrom)
  return (
    <>
      <Span nowrap>
        {validTo === null
          ? t('products.from', { from })
          : t('products.fromTo', { from, to: formatDate(validTo) })}
      </Span>{' '}
      {period !== 'inForce' && (
        <Span tone="muted" nowrap>
          {t(`products.periods.${period}`)}
        </Span>
      )}
    </>
  )
}
