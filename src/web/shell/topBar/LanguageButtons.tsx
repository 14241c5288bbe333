import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useNavigate } from '@tanstack/react-router'
import type { Language } from '../../i18n/languages.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'

/** Each language in its own name, Finnish first; where the bar is full, in short. */
const BUTTONS: readonly { language: Language; name: string; short: string }[] = [
  { language: 'fi', name: 'Suomi', short: 'FI' },
  { language: 'en', name: 'English', short: 'EN' },
  { language: 'sv', name: 'Svenska', short: 'SV' },
]

/** Changes the language of the page; the address carries it (`?lang=sv`). */
export function LanguageButtons() {
  const t = useTranslate()
  const current = useLanguage()
  const navigate = useNavigate()
  const choose = (lang: Language) =>
    navigate({ to: '.', search: (search) => ({ ...search, lang }), replace: true, resetScroll: false })
  return (
    <Box role="group" aria-label={t('shell.languages')} sx={{ display: 'flex', gap: { xs: 0, sm: 0.5 } }}>
      {BUTTONS.map(({ language, name, short }) => (
        <ButtonBase
          key={language}
          lang={language}
          aria-pressed={language === current}
          aria-label={name}
          onClick={() => choose(language)}
          sx={{
            px: 1,
            minHeight: 40,
            minWidth: 40,
            fontFamily: 'inherit',
            fontSize: '0.9375rem',
            borderBottom: 2,
            borderColor: language === current ? 'primary.main' : 'transparent',
            fontWeight: language === current ? 650 : 400,
            color: language === current ? 'primary.main' : 'text.secondary',
          }}
        >
          <Box component="span" sx={{ display: { xs: 'none', md: 'inline', lg: 'none', xl: 'inline' } }}>
            {name}
          </Box>
          <Box component="span" sx={{ display: { md: 'none', lg: 'inline', xl: 'none' } }}>
            {short}
          </Box>
        </ButtonBase>
      ))}
    </Box>
  )
}
