import type { ProfileMark } from './featureProfile.ts'

/** Diameters in pixels: of a single result, of the least mark that holds a number, of the largest. */
const [SINGLE, NUMBERED, LARGEST] = [11, 18, 26]

/** A circle of results with one value: its area is their number, the latest result fills it. */
export function markStyle({ size, count, latest }: Pick<ProfileMark, 'size' | 'count' | 'latest'>) {
  const diameter = count === 1 ? SINGLE : Math.max(NUMBERED, Math.round(LARGEST * size))
  return {
    position: 'absolute',
    top: '50%',
    width: diameter,
    height: diameter,
    mt: `${-diameter / 2}px`,
    ml: `${-diameter / 2}px`,
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    border: '1.5px solid',
    borderColor: 'primary.main',
    bgcolor: latest ? 'primary.main' : 'background.paper',
    color: latest ? 'primary.contrastText' : 'text.primary',
    fontSize: '0.75rem',
    fontWeight: 600,
    lineHeight: 1,
  } as const
}

/** The breed's mean: a line over the height of the row, which the circles stand on. */
export const BREED_TICK = {
  position: 'absolute',
  top: 0,
  height: '100%',
  width: 3,
  ml: '-1.5px',
  borderRadius: 1,
  bgcolor: 'warning.main',
} as const

/** The dog's own mean: a triangle under the line. */
export const DOG_TRIANGLE = {
  position: 'absolute',
  bottom: 1,
  ml: '-5px',
  width: 0,
  height: 0,
  borderStyle: 'solid',
  borderWidth: '0 5px 7px',
  borderColor: 'transparent',
  borderBottomColor: 'text.primary',
} as const
