import { bySubject } from './texts.ts'

const files = import.meta.glob<object>('../../contract/texts/sv/pages/*.json', {
  eager: true,
  import: 'default',
})

export const texts = bySubject(files)
