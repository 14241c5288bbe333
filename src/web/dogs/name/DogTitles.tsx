import Box from '@mui/material/Box'

/** Titles as they stand before a name: small caps, never broken inside a title. */
export function DogTitles({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return null
  return (
    <Box
      component="span"
      sx={{ fontVariantCaps: 'all-small-caps', letterSpacing: '0.03em', fontSize: '1.1em', fontWeight: 600 }}
    >
      {titles.map((title) => title.replaceAll(' ', '\u00a0')).join(' ')}{' '}
    </Box>
  )
}
