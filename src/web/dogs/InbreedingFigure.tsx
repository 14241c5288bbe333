import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Span } from '../ui/layout/parts.ts'
import { CodeChip } from '../ui/marks/CodeChip.tsx'
import { type InbreedingOf, inbreedingText } from './inbreedingText.ts'
import { trustText } from './Trust.tsx'

/** A dog's inbreeding in a column of a table, with the trust in it on hover, focus and tap; a low one is said at once. */
export function InbreedingFigure({ of }: { of: InbreedingOf }) {
  const t = useTranslate()
  const text = inbreedingText(useLanguage(), of)
  const trust = of.inbreedingTrust
  if (trust === null) return <Span nowrap>{text}</Span>
  return (
    <>
      <Span nowrap>
        <CodeChip quiet label={text} meaning={trustText(t, trust)} />
      </Span>
      {trust === 'low' && (
        <>
          {' '}
          <Span nowrap tone="muted" size="em">
            {t('inbreeding.lowTrust')}
          </Span>
        </>
      )}
    </>
  )
}
