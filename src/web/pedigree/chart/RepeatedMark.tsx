import Box from '@mui/material/Box'
import { useTranslate } from '../../i18n/useTranslate.ts'

/** The letter of an ancestor that stands on several places. */
export function RepeatedMark({ letter }: { letter: string }) {
  const t = useTranslate()
  return (
    <Box
      component="span"
      role="img"
      aria-label={t('pedigree.repeatedMark', { letter })}
      className="letter"
      sx={{
        display: 'inline-block',
        minWidth: '1.35em',
        px: '0.25em',
        borderRadius: 0.5,
        bgcolor: 'text.primary',
        color: 'background.paper',
        fontSize: '0.75rem',
        fontWeight: 700,
        lineHeight: 1.35,
        textAlign: 'center',
      }}
    >
      {letter}
    </Box>
  )
}
