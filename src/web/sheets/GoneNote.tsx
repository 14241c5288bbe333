import Button from '@mui/material/Button'
import { useTranslate } from '../i18n/useTranslate.ts'
import { BulletList, Note, Row, Text } from '../ui/layout/parts.ts'

interface Props {
  /** what has become of the dogs, and of what was written */
  told: string
  /** what was written of each dog, by entry: the names of its fields with their values */
  dogs: ReadonlyMap<number, readonly (readonly [field: string, value: string])[]>
  onRemove: () => void
}

/** What was written of dogs that have left: their sheets, which would tell it, are gone. */
export function GoneNote({ told, dogs, onRemove }: Props) {
  const t = useTranslate()
  if (dogs.size === 0) return null
  return (
    <Note tone="warning" mb={2} role="alert" data-part="gone">
      <Text component="p" strong>
        {told}
      </Text>
      {[...dogs].map(([entryId, fields]) => (
        <BulletList key={entryId} mt={0.5}>
          {fields.map(([field, value]) => (
            <li key={field}>
              {field}: {value || t('results.kept.nothing')}
            </li>
          ))}
        </BulletList>
      ))}
      <Row mt={1}>
        <Button variant="outlined" size="large" onClick={onRemove}>
          {t('results.gone.remove')}
        </Button>
      </Row>
    </Note>
  )
}
