import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { InbreedingBlock } from '#contract/pedigree.ts'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Text } from '../../ui/layout/parts.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { formatPercent } from '../../ui/values/numbers.ts'

const SHOWN_AT_FIRST = 8

/** The parents' common ancestors with what each adds; the shares add up to the figure. */
export function CommonAncestors({ block }: { block: InbreedingBlock }) {
  const t = useTranslate()
  const language = useLanguage()
  const [all, setAll] = useState(false)
  const ancestors = block.commonAncestors
  const hidden = ancestors.length - SHOWN_AT_FIRST
  const greatest = ancestors[0]?.share ?? 1
  return (
    <Block measure="text">
      <DataTable
        caption={t('pedigree.common')}
        rows={ancestors.slice(0, all ? undefined : SHOWN_AT_FIRST)}
        rowKey={({ regnr }) => regnr}
        empty={
          <Text component="p" tone="muted">
            {block.coefficient === null
              ? t(block.loop ? 'pedigree.commonLoop' : 'pedigree.commonUnknown')
              : t('pedigree.commonNone', { known: block.knownAncestors, possible: block.possibleAncestors })}
          </Text>
        }
        cardsBelow="never"
        columns={[
          {
            id: 'ancestor',
            header: t('pedigree.ancestor'),
            cell: (ancestor) => <DogLink dog={ancestor} layout="inline" />,
          },
          {
            id: 'share',
            header: t('pedigree.share'),
            cell: ({ share }) => (
              <>
                {formatPercent(language, share)}
                <Box aria-hidden sx={BAR} style={{ width: `${(share / greatest) * 100}%` }} />
              </>
            ),
            align: 'right',
            width: '7rem',
          },
        ]}
        foot={
          all || hidden <= 0
            ? { ancestor: t('pedigree.sum'), share: formatPercent(language, block.coefficient) }
            : undefined
        }
      />
      {hidden > 0 && !all && (
        <Button data-print="no" onClick={() => setAll(true)}>
          {t('pedigree.legendMore', { count: hidden })}
        </Button>
      )}
    </Block>
  )
}

const BAR = { height: 4, ml: 'auto', bgcolor: 'secondary.main', borderRadius: 1 } as const
