import { useTranslate } from '../../i18n/useTranslate.ts'
import { StepSelect } from '../../ui/inputs/StepSelect.tsx'
import { progressOf, type RecordPart } from './parts.ts'

interface Props {
  parts: readonly RecordPart[]
  /** of the shown part */
  place: number
  isCopied: (mark: string) => boolean
  onGo: (place: number) => void
}

/** The shown part with links to the previous, the next and any other; what is copied whole is ticked. */
export function PartSwitch({ parts, place, isCopied, onGo }: Props) {
  const t = useTranslate()
  const textOf = (part: RecordPart) => {
    const { copied, all } = progressOf(part, isCopied)
    return copied === all ? `${part.name} ✓` : part.name
  }
  const labels = {
    previous: t('trialRecord.previous'),
    chosen: t('trialRecord.part'),
    next: t('trialRecord.next'),
  }
  return (
    <StepSelect place={place} count={parts.length} labels={labels} onGo={onGo}>
      {parts.map((part, index) => (
        <option key={part.key} value={index}>
          {textOf(part)}
        </option>
      ))}
    </StepSelect>
  )
}
