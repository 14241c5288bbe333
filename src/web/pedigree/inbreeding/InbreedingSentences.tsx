import type { InbreedingBlock } from '#contract/pedigree.ts'
import { closenessToTell } from '#domain/genetics/trust.ts'
import { Trust } from '../../dogs/Trust.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Text } from '../../ui/layout/parts.ts'

type Facts = Pick<InbreedingBlock, 'coefficient' | 'trust' | 'imported'>

/** What a figure means: how far it can be trusted, how close the parents are by it, and why ancestors are missing. */
export function InbreedingSentences({ block: { coefficient, trust, imported } }: { block: Facts }) {
  const t = useTranslate()
  if (coefficient === null || trust === null) return null
  const closeness = closenessToTell(coefficient, trust)
  return (
    <Block mt={1} measure="lead">
      <Trust level={trust} />
      {imported && trust !== 'high' && (
        <Text component="p" size="small">
          {t(`inbreeding.imported.${imported}`)}
        </Text>
      )}
      {closeness && (
        <Text component="p" size="small" mt={0.5}>
          {t(`inbreeding.closeness.${closeness}`)}
        </Text>
      )}
    </Block>
  )
}
