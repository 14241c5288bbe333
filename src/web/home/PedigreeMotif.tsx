import Box from '@mui/material/Box'

const WIDTH = 560
const HEIGHT = 400
const GENERATIONS = 5
const COLUMN = WIDTH / GENERATIONS

/** The brackets of a pedigree, column by column, as one path. */
function brackets(): string {
  const parts: string[] = [`M0 ${HEIGHT / 2}H${COLUMN * 0.45}`]
  for (let generation = 0; generation < GENERATIONS; generation += 1) {
    const boxes = 2 ** generation
    const step = HEIGHT / boxes
    const x = COLUMN * (generation + 0.45)
    for (let box = 0; box < boxes; box += 1) {
      const middle = step * (box + 0.5)
      parts.push(`M${x} ${middle - step / 4}V${middle + step / 4}`)
      for (const y of [middle - step / 4, middle + step / 4]) parts.push(`M${x} ${y}h${COLUMN}`)
    }
  }
  return parts.join('')
}

/** A drawn pedigree that fades away behind the search: the subject of the house, without a word. */
export default function PedigreeMotif() {
  return (
    <Box
      aria-hidden
      component="svg"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      sx={{
        display: { xs: 'none', md: 'block' },
        position: 'absolute',
        right: 0,
        top: '50%',
        transform: 'translateY(-50%)',
        width: 'min(44%, 560px)',
        color: 'accent.main',
        maskImage: 'linear-gradient(to right, rgb(0 0 0 / 0.75), transparent 92%)',
      }}
    >
      <path d={brackets()} fill="none" stroke="currentColor" strokeWidth="1" />
    </Box>
  )
}
