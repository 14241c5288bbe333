import { enUS } from '@mui/material/locale'
import type { TextTree } from '#contract/translation.ts'
import { ENGLISH_NAMES } from '#domain/club/englishNames.ts'
import { bySubject, type LanguageTexts } from './texts.ts'

const files = import.meta.glob<TextTree>(
  [
    '../../contract/texts/en/*.json',
    '!../../contract/texts/en/{calendarFile,mails,ownData,papers,pedigreePdf,sandbox,sharing}.json',
  ],
  { eager: true, import: 'default' },
)

export const language: LanguageTexts = { texts: bySubject(files), components: enUS, names: ENGLISH_NAMES }
