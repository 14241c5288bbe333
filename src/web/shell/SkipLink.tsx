import Box from '@mui/material/Box'
import { useTranslate } from '../i18n/useTranslate.ts'

/** Moves the focus to the page itself, without scrolling. */
export function focusPage() {
  document.getElementById('content')?.focus({ preventScroll: true })
}

/** Leads the keyboard past the bars, straight to the page. */
export function SkipLink() {
  const t = useTranslate()
  return (
    <Box
      component="a"
      href="#content"
      data-print="no"
      onClick={(event) => {
        event.preventDefault()
        focusPage()
      }}
      sx={{
        position: 'absolute',
        left: 8,
        top: -80,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        backgroundColor: 'background.paper',
        '&:focus': { top: 8 },
      }}
    >
      {t('shell.skip')}
    </Box>
  )
}
