import { statementsAddress } from '../bankStatements/addresses.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { refundsAddress } from '../refundLists/addresses.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { TabLinks } from '../ui/links/TabLinks.tsx'
import { moneyAddress } from './addresses.ts'

/** The pages of the clubs' money. */
export function MoneyTabs() {
  const t = useTranslate()
  return (
    <TabLinks label={t('money.tabs.label')}>
      <AppLink {...moneyAddress()} activeOptions={{ exact: true, includeSearch: false }}>
        {t('money.tabs.money')}
      </AppLink>
      <AppLink {...statementsAddress()}>{t('money.tabs.statements')}</AppLink>
      <AppLink {...refundsAddress()}>{t('money.tabs.refunds')}</AppLink>
    </TabLinks>
  )
}
