import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { formatNumber } from '../ui/values/numbers.ts'

const KILOBYTE = 1024
const MEGABYTE = 1_048_576

/** Bytes as people read them, rounded up. */
export function useFileSize(): (bytes: number) => string {
  const t = useTranslate()
  const language = useLanguage()
  return (bytes) => {
    if (bytes < MEGABYTE) return t('documents.kilobytes', { size: Math.ceil(bytes / KILOBYTE) })
    const size = Math.ceil((bytes * 10) / MEGABYTE) / 10
    return t('documents.megabytes', { size: formatNumber(language, size, Number.isInteger(size) ? 0 : 1) })
  }
}
