import type { TextTree } from '#contract/translation.ts'
import { bySubject } from './texts.ts'

const files = import.meta.glob<TextTree>('../../contract/texts/sv/pages/*.json', {
  eager: true,
  import: 'default',
})

export const texts = bySubject(files)
