import { useTranslate } from '../i18n/useTranslate.ts'
import { ChipRow } from '../ui/focus/ChipRow.tsx'
import { CodeChip } from '../ui/marks/CodeChip.tsx'

interface Props {
  codes: readonly string[]
}

/** What a dog is proposed for, beside its result; nothing where it is not. */
export function ProposalChips({ codes }: Props) {
  const t = useTranslate()
  if (codes.length === 0) return null
  return (
    <ChipRow inline gap={0.5}>
      {codes.map((code) => (
        <CodeChip
          key={code}
          label={t('trials.proposal', { code })}
          meaning={t('trials.proposalMeaning', { code })}
        />
      ))}
    </ChipRow>
  )
}

/** What dogs of a trial may be proposed for. */
export function OfferedChips({ codes }: Props) {
  const t = useTranslate()
  if (codes.length === 0) return null
  return (
    <ChipRow inline gap={0.5}>
      {codes.map((code) => (
        <CodeChip key={code} label={code} meaning={t('trials.proposalOffered', { code })} />
      ))}
    </ChipRow>
  )
}
