import type { AuditRow } from '#contract/audit.ts'
import { useTextGroup } from '../i18n/useTranslate.ts'
import type { AuditSearch } from './addresses.ts'

/** Subjects and codes of the log, in the order of their texts: their lists themselves would come with the first load. */
export function useLogged() {
  const subjects = useTextGroup('audit.subjects')
  const codes = useTextGroup('audit.codes')
  return {
    subjects: Object.keys(subjects) as AuditRow['subject'][],
    codes: Object.keys(codes) as AuditRow['code'][],
  }
}

/** What the log is narrowed to, without a subject or code that there is not. */
export function useKnownSearch({ subject, code, ...search }: AuditSearch): AuditSearch {
  const { subjects, codes } = useLogged()
  return {
    ...search,
    ...(subject && subjects.includes(subject) && { subject }),
    ...(code && codes.includes(code) && { code }),
  }
}
