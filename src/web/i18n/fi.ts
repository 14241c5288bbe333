import { fiFI } from '@mui/material/locale'
import type { TextTree } from '#contract/translation.ts'
import { FINNISH_NAMES } from '#domain/club/localNames.ts'
import { bySubject, type LanguageTexts } from './texts.ts'

const files = import.meta.glob<TextTree>(
  [
    '../../contract/texts/fi/*.json',
    '!../../contract/texts/fi/{calendarFile,mails,ownData,papers,pedigreePdf,sandbox,sharing}.json',
  ],
  { eager: true, import: 'default' },
)

export const language: LanguageTexts = { texts: bySubject(files), components: fiFI, names: FINNISH_NAMES }
