import Link from '@mui/material/Link'
import type { Ref } from 'react'
import type { Check } from '#domain/trials/checks.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { BulletList, Note, Text } from '../../ui/layout/parts.ts'
import { fieldName } from '../field/fields.ts'

interface Props {
  ref?: Ref<HTMLDivElement>
  id?: string
  checks: readonly Check[]
  /** leads to a field */
  onGo: (field: Check['field']) => void
}

/** Every failing check, each with the way to its field. */
export function ProblemList({ ref, id, checks, onGo }: Props) {
  const t = useTranslate()
  return (
    <Note ref={ref} id={id} tone="error" mt={1.5} mb={1.5} role="alert" tabIndex={-1} data-part="problems">
      <Text component="p" tone="error" strong>
        {t('results.done.problems')}
      </Text>
      <BulletList mt={0.5}>
        {checks.map(({ code, field }) => (
          <li key={`${field} ${code}`}>
            <Link
              component="button"
              type="button"
              underline="always"
              onClick={() => onGo(field)}
              sx={{ textAlign: 'left', font: 'inherit', py: 0.5 }}
            >
              {fieldName(t, field)}: {t(`errors.${code}`)}
            </Link>
          </li>
        ))}
      </BulletList>
    </Note>
  )
}
