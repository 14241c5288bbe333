import type { SignedPaper } from '#contract/verification.ts'
import { trialAddress } from '../calendar/addresses.ts'
import { dogAddress } from '../dogs/addresses.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Row } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'

/** Where the service tells what the paper is about. */
export function SeeAlso({ paper: { facts } }: { paper: SignedPaper }) {
  const t = useTranslate()
  const fact = new Map(facts.map(({ fact: name, value }) => [name, value]))
  const regnr = fact.get('regnr')
  const day = fact.get('day')
  const kaerNr = fact.get('kaerNr')
  return (
    <Row gap={2} mt={2} mb={2} data-print="no">
      {regnr && <AppLink {...dogAddress(regnr)}>{t('verification.see.dog')}</AppLink>}
      {day && kaerNr && (
        <AppLink {...trialAddress(day, Number(kaerNr))}>{t('verification.see.trial')}</AppLink>
      )}
    </Row>
  )
}
