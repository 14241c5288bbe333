import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useMay } from '../accounts/session/session.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { UprightPrint } from '../ui/layout/UprightPrint.tsx'
import { AppLink } from '../ui/links/AppLink.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { verificationAddress } from './addresses.ts'
import { CheckedPaper } from './CheckedPaper.tsx'
import { CodeForm } from './CodeForm.tsx'
import { checkQuery } from './queries.ts'
import { WithdrawnList } from './WithdrawnList.tsx'
import { WithoutService } from './WithoutService.tsx'

/** `/tarkista`: what a paper said when it was printed, and whether it still holds; the code stands behind the `#` of the address. */
export function VerificationPage() {
  const t = useTranslate()
  const code = useLocation({ select: ({ hash }) => hash })
  const mayWithdraw = useMay('papers.withdraw')
  return (
    <>
      <UprightPrint />
      <PageTitle title={t('verification.title')} lead={t('verification.lead')} />
      {code === '' ? <CodeForm /> : <Checked key={code} code={code} />}
      <WithoutService />
      {mayWithdraw && <WithdrawnList />}
    </>
  )
}

function Checked({ code }: { code: string }) {
  const t = useTranslate()
  const query = useQuery(checkQuery(code))
  return (
    <>
      <Loaded query={query} failed={t('verification.failed')} rows={8}>
        {({ paper }) => <CheckedPaper paper={paper} code={code} />}
      </Loaded>
      <AppLink {...verificationAddress()} data-print="no">
        {t('verification.another')}
      </AppLink>
    </>
  )
}
