import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/system'
import { type ReactNode, useMemo } from 'react'
import { componentTexts } from '../../i18n/i18n.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { createAppTheme } from './theme.ts'

/** The server writes a fresh nonce into the page, without which the content security policy refuses our styles. */
const nonce = document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? undefined
const cache = createCache({ key: 'k', nonce })

/** Theme, styles and the component library's own texts in the reader's language. */
export function AppTheme({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const theme = useMemo(() => createAppTheme(componentTexts(language)), [language])
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  )
}
