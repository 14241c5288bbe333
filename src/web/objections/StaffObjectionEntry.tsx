import Button from '@mui/material/Button'
import type { StaffObjection } from '#contract/objections.ts'
import { calledBy } from '#domain/dogs.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { correctionAddress } from '../judging/addresses.ts'
import { Row, Text } from '../ui/layout/parts.ts'
import { LinkButton } from '../ui/links/AppLink.tsx'
import { TimeText } from '../ui/values/TimeText.tsx'
import { ObjectionFacts } from './ObjectionFacts.tsx'

interface Props {
  objection: StaffObjection
  /** the results of its trial are official */
  ended: boolean
  onDecide: (objection: StaffObjection) => void
}

/** One objection with who made it and decided it, and what can be done: decide it, and correct a result where it was upheld. */
export function StaffObjectionEntry({ objection, ended, onDecide }: Props) {
  const t = useTranslate()
  const { objector, recordedBy, decidedBy, decidedAt, mayDecide, verdict, results, dog } = objection
  return (
    <>
      <ObjectionFacts objection={objection} />
      <Text size="small" tone="muted" breaks mt={1}>
        {[objector.name, objector.email].filter(Boolean).join(', ')}
        {recordedBy && ` · ${t('objectionAdmin.onPaper', { user: recordedBy.username })}`}
      </Text>
      {decidedAt && (
        <Text size="small" tone="muted" breaks>
          {t('objectionAdmin.decidedBy', { user: decidedBy?.username ?? '–' })}{' '}
          <TimeText moment={decidedAt} />
        </Text>
      )}
      <Row mt={1}>
        {mayDecide && (
          <Button
            variant={verdict === null ? 'contained' : 'outlined'}
            size="small"
            onClick={() => onDecide(objection)}
          >
            {t(verdict === null ? 'objectionAdmin.decide' : 'objectionAdmin.change')}
          </Button>
        )}
        {verdict === 'upheld' &&
          dog &&
          results.map(({ id, kind }) => (
            <LinkButton
              key={`${kind} ${id}`}
              {...correctionAddress(id, kind)}
              variant="contained"
              size="small"
              aria-label={`${t(ended ? 'objectionAdmin.correct' : 'objectionAdmin.openSheet')}: ${calledBy(dog)}`}
            >
              {t(ended ? 'objectionAdmin.correct' : 'objectionAdmin.openSheet')}
            </LinkButton>
          ))}
      </Row>
    </>
  )
}
