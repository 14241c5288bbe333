import Button from '@mui/material/Button'
import type { DataMapping, MappingSheet } from '#contract/dataMappings.ts'
import { mappedColumns } from '#contract/mappingColumns.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { BulletList, Card, Row, Text } from '../../ui/layout/parts.ts'
import { useFieldName } from './useFieldNames.ts'

interface Written {
  readonly name: string
  readonly sheets: readonly MappingSheet[]
}

interface Props {
  own: Written
  /** as somebody else has saved it meanwhile */
  fresh: DataMapping
  /** the own choices stay, and are saved over the others' */
  onOwn: () => void
  onFresh: () => void
}

/** A mapping that two have changed: what either says, and which one is gone on with. */
export function MappingConflict({ own, fresh, onOwn, onFresh }: Props) {
  const t = useTranslate()
  const differences = useDifferences(own, fresh)
  return (
    <Card mt={2} role="alert">
      <Text strong>{t('dataMappings.conflict', { user: fresh.changedBy?.username ?? '–' })}</Text>
      <BulletList mt={1} mb={1}>
        {differences.map(({ label, mine, theirs }) => (
          <Text component="li" breaks key={label}>
            {t('dataMappings.conflictChange', { label, mine, theirs })}
          </Text>
        ))}
      </BulletList>
      <Row mt={1.5}>
        <Button variant="outlined" onClick={onOwn}>
          {t('dataMappings.keepOwn')}
        </Button>
        <Button onClick={onFresh}>{t('dataMappings.takeFresh')}</Button>
      </Row>
    </Card>
  )
}

function useDifferences(own: Written, fresh: Written) {
  const t = useTranslate()
  const nameOf = useFieldName()
  const [mine, theirs] = [own, fresh].map((one) => {
    const said = new Map([[t('dataMappings.name'), one.name]])
    for (const { name, headings, dataFirst, mapping } of one.sheets) {
      const at = (label: string) => (name === null ? label : `${name}: ${label}`)
      said.set(
        at(t('dataMappings.kind')),
        t(mapping ? `dataMappings.kinds.${mapping.kind}` : 'dataMappings.notRead'),
      )
      if (dataFirst) said.set(at(t('dataMappings.columns')), headings.join(', '))
      if (!mapping) continue
      said.set(at(t('dataMappings.dates')), mapping.dateFormats.join(', '))
      for (const [field, heading] of mappedColumns(mapping)) said.set(at(nameOf(field)), heading)
      const { dateFormats: _formats, ...rest } = mapping
      said.set(at(t('dataMappings.rest')), JSON.stringify(rest))
    }
    return said
  }) as [Map<string, string>, Map<string, string>]
  const labels = [...new Set([...mine.keys(), ...theirs.keys()])]
  const rest = t('dataMappings.rest')
  const differing = labels.filter((label) => mine.get(label) !== theirs.get(label))
  const named = differing.filter((label) => !label.endsWith(rest))
  // Values and units are many: they are told as such, and only where nothing else differs.
  return (named.length > 0 ? named : differing).map((label) => {
    const isRest = label.endsWith(rest)
    return {
      label,
      mine: isRest ? t('dataMappings.restOwn') : (mine.get(label) ?? '–'),
      theirs: isRest ? t('dataMappings.restTheirs') : (theirs.get(label) ?? '–'),
    }
  })
}
