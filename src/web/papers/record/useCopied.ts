import { useState } from 'react'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { showError } from '../../ui/toasts/toasts.ts'
import { copiedOf, keepCopied } from './copied.ts'

export interface Copied {
  holds(mark: string): boolean
  /** puts the text on the clipboard and marks the field */
  copy(text: string, mark: string): Promise<void>
  /** takes marks back */
  forget(marks: readonly string[]): void
}

/** What has been copied of a trial's record in this browser. */
export function useCopied(trialId: number): Copied {
  const t = useTranslate()
  const [marks, setMarks] = useState(() => copiedOf(trialId))
  const keep = (now: ReadonlySet<string>) => {
    setMarks(now)
    keepCopied(trialId, now)
  }
  return {
    holds: (mark) => marks.has(mark),
    copy: async (text, mark) => {
      try {
        await navigator.clipboard.writeText(text)
      } catch {
        showError(t('trialRecord.copyFailed'))
        return
      }
      keep(new Set([...marks, mark]))
    },
    forget: (gone) => keep(new Set([...marks].filter((mark) => !gone.includes(mark)))),
  }
}
