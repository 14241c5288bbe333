import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type RefObject, useId, useState } from 'react'
import type { OfferedPhrase } from '#contract/phrases.ts'
import {
  findPhrases,
  insertPhrase,
  PHRASE_LANGUAGES,
  type PhraseLanguage,
  phraseIn,
} from '#domain/trials/phrases.ts'
import { LONGEST_REPORT } from '#domain/trials/sheetFields.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ChipRow } from '../../ui/focus/ChipRow.tsx'
import { Block, FieldError, Row, Text } from '../../ui/layout/parts.ts'
import { keepPhraseLanguage, phraseLanguage } from './phraseLanguage.ts'

interface Props {
  phrases: readonly OfferedPhrase[]
  /** the review as it stands */
  review: string
  /** around the field that the review is written in */
  field: RefObject<HTMLElement | null>
  onChange: (review: string) => void
}

/** So many stand there before somebody looks for another. */
const SHOWN = 6

interface Added {
  readonly phrase: string
  readonly before: string
  readonly after: string
}

/** The club's phrases under the review: a tap puts one in at the cursor, and the last one can be taken back. */
export function Phrases({ phrases, review, field, onChange }: Props) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const [all, setAll] = useState(false)
  const [language, setLanguage] = useState(phraseLanguage)
  const [added, setAdded] = useState<Added | null>(null)
  const [full, setFull] = useState(false)
  if (phrases.length === 0) return null
  const found = findPhrases(phrases, typed)
  const shown = all || typed.trim() !== '' ? found : found.slice(0, SHOWN)

  const add = (phrase: OfferedPhrase) => {
    const text = phraseIn(phrase, language)
    const area = areaIn(field.current)
    const made = insertPhrase(review, area?.dataset.visited ? area.selectionStart : review.length, text)
    setFull(made.review.length > LONGEST_REPORT)
    if (made.review.length > LONGEST_REPORT) return
    onChange(made.review)
    setAdded({ phrase: text, before: review, after: made.review })
    setTyped('')
    // After the field has been drawn: what is typed or added next goes on from here.
    setTimeout(() => placeCursor(areaIn(field.current), made.at), 0)
  }
  const choose = (value: string) => {
    const chosen = PHRASE_LANGUAGES.find((one) => one === value) ?? 'fi'
    keepPhraseLanguage(chosen)
    setLanguage(chosen)
  }
  return (
    <Block mt={1} data-part="phrases">
      <LastAdded added={added?.after === review ? added : null} onUndo={({ before }) => onChange(before)} />
      <Row align="center" mb={1}>
        <OutlinedInput
          size="small"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (typed.trim() !== '' && found[0]) add(found[0])
          }}
          placeholder={t('results.phrases.find')}
          inputProps={{ 'aria-label': t('results.phrases.find'), autoComplete: 'off', maxLength: 60 }}
          sx={{ flex: '1 1 9rem', minHeight: 48 }}
        />
        <LanguageChoice language={language} onChoose={choose} />
      </Row>
      <ChipRow gap={0.75}>
        {shown.map((phrase) => (
          <ButtonBase key={phrase.id} data-phrase={phrase.id} onClick={() => add(phrase)} sx={CHIP}>
            {phraseIn(phrase, language)}
          </ButtonBase>
        ))}
      </ChipRow>
      {found.length === 0 && <Text tone="muted">{t('results.phrases.none', { typed: typed.trim() })}</Text>}
      {typed.trim() === '' && phrases.length > SHOWN && (
        <Button onClick={() => setAll(!all)} sx={{ mt: 0.5, minHeight: 48 }}>
          {all ? t('results.phrases.fewer') : t('results.phrases.more', { count: phrases.length })}
        </Button>
      )}
      {full && <FieldError role="alert">{t('results.phrases.tooLong')}</FieldError>}
      <Text tone="muted" size="small" mt={0.5}>
        {t('results.phrases.dictation')}
      </Text>
    </Block>
  )
}

/** The phrase that was added last, as long as the review stands as it left it. */
function LastAdded({ added, onUndo }: { added: Added | null; onUndo: (added: Added) => void }) {
  const t = useTranslate()
  return (
    <Row align="center" role="status" size="small">
      {added && (
        <>
          <Text breaks shrink>
            {t('results.phrases.added', { phrase: added.phrase })}
          </Text>
          <Button onClick={() => onUndo(added)} sx={{ minHeight: 48 }}>
            {t('results.phrases.undo')}
          </Button>
        </>
      )}
    </Row>
  )
}

interface LanguageProps {
  language: PhraseLanguage
  onChoose: (value: string) => void
}

function LanguageChoice({ language, onChoose }: LanguageProps) {
  const t = useTranslate()
  const id = useId()
  return (
    <NativeSelect
      value={language}
      onChange={({ target }) => onChoose(target.value)}
      input={<OutlinedInput size="small" />}
      inputProps={{ id, 'aria-label': t('results.phrases.language') }}
      sx={{ minHeight: 48 }}
    >
      {PHRASE_LANGUAGES.map((one) => (
        <option key={one} value={one} lang={one}>
          {OWN_NAMES[one]}
        </option>
      ))}
    </NativeSelect>
  )
}

/** A language is called by its own name, whatever the reader's is. */
const OWN_NAMES: Readonly<Record<PhraseLanguage, string>> = { fi: 'suomi', sv: 'svenska', en: 'English' }

/** The area that is typed in; the library keeps another for measuring. */
const areaIn = (field: HTMLElement | null | undefined) =>
  field?.querySelector<HTMLTextAreaElement>('textarea:not([aria-hidden])') ?? null

function placeCursor(area: HTMLTextAreaElement | null, at: number) {
  if (!area) return
  area.dataset.visited = 'yes'
  area.setSelectionRange(at, at)
}

const CHIP = {
  minHeight: 48,
  px: 1.5,
  py: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  backgroundColor: 'background.paper',
  font: 'inherit',
  fontSize: '0.9375rem',
  lineHeight: 1.25,
  textAlign: 'left',
  touchAction: 'manipulation',
  '&:hover': { borderColor: 'text.secondary' },
} as const
