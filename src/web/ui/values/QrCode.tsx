import Box from '@mui/material/Box'
import encodeQR from 'qr'

interface Props {
  text: string
  label: string
}

/** Free squares around the pattern that ISO/IEC 18004 asks for. */
const BORDER = 4

/** A QR code, dark on light in every theme: not every app reads the reverse. */
export function QrCode({ text, label }: Props) {
  const rows = encodeQR(text, 'raw', { border: BORDER })
  const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      sx={{ display: 'block', width: '15rem', maxWidth: '100%' }}
    >
      <rect width="100%" height="100%" fill="white" />
      <path d={squares.join('')} fill="black" shapeRendering="crispEdges" />
    </Box>
  )
}
