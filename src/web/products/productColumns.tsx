import type { ProductDetails } from '#contract/products.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { descriptionIn } from '#domain/payments/products.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Confirmation } from '../rulebooks/Confirmation.tsx'
import { kindsText } from '../trials/kindsText.ts'
import { Span } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { StepButtons } from '../ui/table/StepButtons.tsx'
import type { Column } from '../ui/table/types.ts'
import { productAddress } from './addresses.ts'
import type { useProductOrder } from './useProductOrder.ts'
import { Validity } from './Validity.tsx'

/** The columns of products. */
export function useProductColumns(): readonly Column<ProductDetails>[] {
  const t = useTranslate()
  const language = useLanguage()
  return [
    {
      id: 'description',
      header: t('products.columns.description'),
      cell: (product) => (
        <Span strong>
          <AppLink {...productAddress(product.id)}>{descriptionIn(product, language)}</AppLink>
        </Span>
      ),
      long: true,
      rowHeader: true,
      card: 'title',
    },
    {
      id: 'amount',
      header: t('products.columns.amount'),
      cell: ({ amountCents }) => (
        <Span strong nowrap>
          {formatEuros(amountCents, language)}
        </Span>
      ),
      align: 'right',
      width: '6.5rem',
      card: 'title',
    },
    {
      id: 'for',
      header: t('products.columns.for'),
      cell: ({ memberOnly }) => t(memberOnly ? 'products.forMembers' : 'products.forAll'),
      width: '7rem',
      card: 'fact',
    },
    {
      id: 'types',
      header: t('products.columns.types'),
      cell: ({ trialTypes }) => kindsText(t, trialTypes),
      width: '10rem',
      card: 'fact',
    },
    {
      id: 'classes',
      header: t('products.columns.classes'),
      cell: ({ classes }) => classes.join(', '),
      width: '9rem',
      card: 'fact',
    },
    {
      id: 'valid',
      header: t('products.columns.valid'),
      cell: (product) => <Validity product={product} />,
      width: '13rem',
      card: 'fact',
    },
    {
      id: 'confirmed',
      header: t('products.columns.confirmed'),
      cell: ({ confirmed }) => <Confirmation confirmed={confirmed} />,
      width: '12rem',
      card: 'fact',
    },
  ]
}

/** The column that moves a product up and down. */
export function useOrderColumn({
  step,
  isPending,
}: ReturnType<typeof useProductOrder>): Column<ProductDetails> {
  const t = useTranslate()
  const language = useLanguage()
  return {
    id: 'order',
    header: t('products.columns.order'),
    cell: (product) => {
      const name = descriptionIn(product, language)
      return (
        <StepButtons
          upLabel={t('products.up', { name })}
          downLabel={t('products.down', { name })}
          onUp={step(product, -1)}
          onDown={step(product, 1)}
          disabled={isPending}
        />
      )
    },
    width: '6.5rem',
    card: 'actions',
  }
}
