import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { MOST_PROPOSALS } from '#domain/trials/proposalRules.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { CellInput } from '../../ui/inputs/CellInput.tsx'
import { CellSelect } from '../../ui/inputs/CellSelect.tsx'
import { Block, Text } from '../../ui/layout/parts.ts'
import {
  NEW_PROPOSAL,
  PROPOSAL_FIELDS,
  type ProposalField,
  proposalCount,
  withoutProposal,
} from './proposalValues.ts'
import { nameOf, type RulebookValues } from './rulebookValues.ts'

/** What dogs may be proposed for: a row each, a reserve below what it follows; on a phone each is a block of its own. */
export function ProposalFields() {
  const t = useTranslate()
  const { watch, setValue, formState } = useFormContext<RulebookValues>()
  const values = watch()
  const count = proposalCount(values)
  const put = (changed: RulebookValues) => {
    for (const [name, value] of Object.entries(changed)) setValue(name, value, { shouldDirty: true })
  }
  return (
    <Box sx={{ maxWidth: '68rem' }}>
      {count === 0 && <Text tone="muted">{t('rulebooks.proposalsNone')}</Text>}
      {count > 0 && (
        <Box aria-hidden sx={{ ...GRID, display: { xs: 'none', md: 'grid' }, mb: 0.5 }}>
          {PROPOSAL_FIELDS.map((field) => (
            <Box key={field} sx={HEAD}>
              {t(`rulebooks.proposal.${field}`)}
            </Box>
          ))}
        </Box>
      )}
      {Array.from({ length: count }, (_, index) => (
        <Proposal
          key={nameOf('proposals', index)}
          index={index}
          code={String(values[nameOf('proposals', index, 'code')] ?? '')}
          onRemove={formState.disabled ? undefined : () => put(withoutProposal(values, index))}
        />
      ))}
      {!formState.disabled && count < MOST_PROPOSALS && (
        <Button
          variant="outlined"
          sx={{ mt: 1.5 }}
          onClick={() => put({ ...NEW_PROPOSAL(count), 'proposals-count': String(count + 1) })}
        >
          {t('rulebooks.addProposal')}
        </Button>
      )}
    </Box>
  )
}

interface Props {
  index: number
  code: string
  /** undefined: it is only read */
  onRemove: (() => void) | undefined
}

function Proposal({ index, code, onRemove }: Props) {
  const t = useTranslate()
  const cells = useCells()
  const called = code.trim() || t('rulebooks.newProposal')
  return (
    <Box
      role="group"
      aria-label={called}
      sx={{
        ...GRID,
        py: { xs: 1.5, md: 0.5 },
        borderTop: 1,
        borderColor: { xs: 'divider', md: 'transparent' },
      }}
    >
      {PROPOSAL_FIELDS.map((field) => (
        <Block shrink key={field}>
          <Box aria-hidden sx={{ ...HEAD, display: { md: 'none' }, mb: 0.25 }}>
            {t(`rulebooks.proposal.${field}`)}
          </Box>
          {cells[field](nameOf('proposals', index, field))}
        </Block>
      ))}
      {onRemove && (
        <IconButton
          aria-label={t('rulebooks.removeProposal', { code: called })}
          onClick={onRemove}
          sx={{ alignSelf: 'end', justifySelf: 'start' }}
        >
          <Close fontSize="small" />
        </IconButton>
      )}
    </Box>
  )
}

/** The input of each field. */
function useCells(): Readonly<Record<ProposalField, (name: string) => ReactNode>> {
  const t = useTranslate()
  const types = (['both', 'field', 'forest'] as const).map((value) => ({
    value,
    label: t(`rulebooks.proposalTypes.${value}`),
  }))
  const classes = TRIAL_CLASSES.map((value) => ({ value, label: value }))
  const prizes = (['1', '2', '3'] as const).map((value) => ({ value, label: t(`trials.prizes.${value}`) }))
  const count = (name: string) => <CellInput name={name} inputMode="numeric" align="right" />
  const text = (name: string) => <CellInput name={name} inputMode="text" />
  return {
    code: text,
    types: (name) => <CellSelect name={name} options={types} />,
    class: (name) => <CellSelect name={name} options={classes} />,
    lowestPrize: (name) => <CellSelect name={name} options={prizes} />,
    worstPlace: count,
    most: count,
    follows: text,
  }
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', md: '1.1fr 1.3fr 0.8fr 1.1fr 1fr 1fr 1.1fr 2.5rem' },
  gap: 1,
} as const
const HEAD = { color: 'text.secondary', fontSize: '0.875rem', lineHeight: 1.3 } as const
