import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { useTranslate } from '../i18n/useTranslate.ts'

interface Props {
  ref: Ref<HTMLInputElement>
  outlined: boolean
  height: number
  text: string
  onChange: (text: string) => void
  /** the element that says what is wrong, while something is */
  messageId: string | undefined
  invalid: boolean
  /** the list box of suggestions under the field, and the option that its keys stand on */
  list: { readonly id: string; readonly open: boolean; readonly active: string | undefined }
  onKey: (event: KeyboardEvent) => void
  end: ReactNode
}

/** The field of the dog search: outlined on a page, a tinted slot in the top bar. */
export function SearchField(props: Props) {
  const { ref, outlined, height, text, onChange, messageId, invalid, list, onKey, end } = props
  const t = useTranslate()
  return (
    <Box
      sx={{
        flex: 1,
        minWidth: 0,
        display: 'flex',
        alignItems: 'center',
        height,
        pl: 1.5,
        pr: 0.5,
        borderRadius: 1,
        fontSize: height > 48 ? '1.125rem' : '1rem',
        border: 1,
        borderColor: borderColour(outlined, invalid),
        backgroundColor: outlined ? 'background.paper' : 'var(--k-palette-tint)',
        '&:focus-within': { outline: '2px solid var(--k-palette-primary-main)', outlineOffset: '-1px' },
      }}
    >
      <Search sx={{ color: 'accent.main', mr: 1 }} aria-hidden />
      <Box
        component="input"
        ref={ref}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list.open}
        aria-controls={list.open ? list.id : undefined}
        aria-activedescendant={list.active}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKey}
        placeholder={t('search.placeholder')}
        aria-label={t('search.label')}
        aria-describedby={messageId}
        aria-invalid={invalid}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="search"
        sx={{
          flex: 1,
          minWidth: 0,
          height: '100%',
          border: 0,
          p: 0,
          font: 'inherit',
          color: 'inherit',
          background: 'none',
          textOverflow: 'ellipsis',
          '&:focus': { outline: 'none' },
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
      />
      {end}
    </Box>
  )
}

function borderColour(outlined: boolean, invalid: boolean): string {
  if (invalid) return 'error.main'
  return outlined ? 'accent.main' : 'transparent'
}
