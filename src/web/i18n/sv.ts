import { svSE } from '@mui/material/locale'
import type { TextTree } from '#contract/translation.ts'
import { SWEDISH_NAMES } from '#domain/club/swedishNames.ts'
import { bySubject, type LanguageTexts } from './texts.ts'

const files = import.meta.glob<TextTree>(
  [
    '../../contract/texts/sv/*.json',
    '!../../contract/texts/sv/{calendarFile,mails,ownData,papers,pedigreePdf,sandbox,sharing}.json',
  ],
  { eager: true, import: 'default' },
)

export const language: LanguageTexts = { texts: bySubject(files), components: svSE, names: SWEDISH_NAMES }
