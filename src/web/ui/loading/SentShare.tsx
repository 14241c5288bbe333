import LinearProgress from '@mui/material/LinearProgress'
import { Block, Text } from '../layout/parts.ts'

interface Props {
  /** part of the file that has been sent, 0–1 */
  share: number
  /** says it in words, of a whole percent */
  labelOf: (percent: number) => string
}

/** How much of a file has been sent. */
export function SentShare({ share, labelOf }: Props) {
  const percent = Math.floor(share * 100)
  const label = labelOf(percent)
  return (
    <Block mt={2}>
      <LinearProgress variant="determinate" value={percent} aria-label={label} />
      <Text role="status" tone="muted" mt={0.5}>
        {label}
      </Text>
    </Block>
  )
}
