import Alert from '@mui/material/Alert'
import type { ParentsPreview } from '#contract/corrections.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { BulletList } from '../../ui/layout/parts.ts'

/** What is possible of parents, and more often an error. */
export function Doubts({ doubts }: Pick<ParentsPreview, 'doubts'>) {
  const t = useTranslate()
  if (doubts.length === 0) return null
  return (
    <Alert severity="warning" variant="outlined" sx={{ color: 'text.primary' }}>
      <strong>{t('identity.parents.doubts')}</strong>
      <BulletList>
        {doubts.map(({ role, code }) => (
          <li key={`${role} ${code}`}>
            {t([`identity.doubt.${code}.${role}`, `identity.doubt.${code}`], { defaultValue: code })}
          </li>
        ))}
      </BulletList>
    </Alert>
  )
}
