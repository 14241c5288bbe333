import Search from '@mui/icons-material/Search'
import InputAdornment from '@mui/material/InputAdornment'
import InputBase from '@mui/material/InputBase'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  ref: Ref<HTMLInputElement>
  outlined: boolean
  height: number
  text: string
  onChange: (text: string) => void
  /** the element that says what is wrong, while something is */
  messageId: string | undefined
  invalid: boolean
  end: ReactNode
}

/** The field of the dog search: outlined on a page, a tinted slot in the top bar. */
export function SearchField({ ref, outlined, height, text, onChange, messageId, invalid, end }: Props) {
  const { t } = useTranslation()
  return (
    <InputBase
      fullWidth
      type="text"
      inputRef={ref}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      placeholder={t('search.placeholder')}
      startAdornment={
        <InputAdornment position="start" sx={{ color: 'accent.main' }}>
          <Search />
        </InputAdornment>
      }
      endAdornment={end}
      inputProps={{
        'aria-label': t('search.label'),
        'aria-describedby': messageId,
        'aria-invalid': invalid,
        maxLength: 100,
        autoComplete: 'off',
        autoCapitalize: 'words',
        spellCheck: false,
        enterKeyHint: 'search',
      }}
      sx={{
        height,
        pl: 1.75,
        pr: 1,
        borderRadius: 1,
        fontSize: height > 48 ? '1.125rem' : '1rem',
        border: outlined ? 1 : 0,
        borderColor: invalid ? 'error.main' : 'accent.main',
        backgroundColor: outlined ? 'background.paper' : 'var(--k-palette-tint)',
        '&.Mui-focused': {
          outline: '2px solid var(--k-palette-primary-main)',
          outlineOffset: outlined ? '-2px' : 0,
        },
        '& input:focus-visible': { outline: 'none' },
        '& input::placeholder': { color: 'text.secondary', opacity: 1 },
      }}
    />
  )
}
