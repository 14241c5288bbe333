import type { ProductList } from '#contract/products.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { BulletList, Note, Text } from '../ui/layout/parts.ts'

/** Warns of the classes that nobody but a member can enter today. */
export function ClosedToOthers({ closed }: { closed: ProductList['closedToOthers'] }) {
  const t = useTranslate()
  if (closed.length === 0) return null
  return (
    <Note tone="warning" mb={3} measure="text">
      <Text component="p" strong>
        {t('products.closed')}
      </Text>
      <Text component="p" mb={0.5}>
        {t('products.closedHelp')}
      </Text>
      <BulletList>
        {closed.map(({ type, classes }) => (
          <li key={type}>
            {t('products.closedClasses', { type: t(`trials.types.${type}`), classes: classes.join(', ') })}
          </li>
        ))}
      </BulletList>
    </Note>
  )
}
