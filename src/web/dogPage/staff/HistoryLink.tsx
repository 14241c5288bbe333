import { useQuery } from '@tanstack/react-query'
import { dogTrialResults } from '#contract/endpoints/resultInfo.ts'
import { queryOf } from '../../client/queries.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { resultInfoAddress } from '../../resultInfo/addresses.ts'
import { LinkButton } from '../../ui/links/AppLink.tsx'

/** Which result of a dog is meant, as its page knows it. */
export interface ResultOfDog {
  readonly regnr: string
  readonly kind: 'hunt' | 'water'
  readonly date: string
  readonly kaerNr: number | null
}

/** Leads to the whole history of a result. */
export function HistoryLink({ of }: { of: ResultOfDog }) {
  const t = useTranslate()
  const { data } = useQuery(queryOf(dogTrialResults, { params: { regnr: of.regnr } }))
  const found = data?.results.filter(
    ({ kind, date, kaerNr }) => kind === of.kind && date === of.date && kaerNr === of.kaerNr,
  )
  if (found?.length !== 1) return null
  return (
    <LinkButton size="small" {...resultInfoAddress(of.kind, found[0]!.id)}>
      {t('resultInfo.link')}
    </LinkButton>
  )
}
