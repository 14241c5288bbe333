import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import IconButton from '@mui/material/IconButton'
import NativeSelect from '@mui/material/NativeSelect'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Row } from '../../ui/layout/parts.ts'
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
  return (
    <Row align="center" gap={0.5} wrap={false}>
      <IconButton
        aria-label={t('trialRecord.previous')}
        disabled={place === 0}
        onClick={() => onGo(place - 1)}
        sx={STEP}
      >
        <ChevronLeft />
      </IconButton>
      <NativeSelect
        value={place}
        onChange={({ target }) => onGo(Number(target.value))}
        inputProps={{ 'aria-label': t('trialRecord.part'), style: { textOverflow: 'ellipsis' } }}
        sx={{ flex: 1, minWidth: 0, maxWidth: '32rem', minHeight: 44, fontWeight: 600 }}
      >
        {parts.map((part, index) => (
          <option key={part.key} value={index}>
            {textOf(part)}
          </option>
        ))}
      </NativeSelect>
      <IconButton
        aria-label={t('trialRecord.next')}
        disabled={place === parts.length - 1}
        onClick={() => onGo(place + 1)}
        sx={STEP}
      >
        <ChevronRight />
      </IconButton>
    </Row>
  )
}

const STEP = { width: 48, height: 48 } as const
