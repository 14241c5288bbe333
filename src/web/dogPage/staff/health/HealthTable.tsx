import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { HealthRecord } from '#contract/dogStaff.ts'
import { calledBy } from '#domain/dogs.ts'
import { inHealthOrder } from '#domain/health/order.ts'
import { useModule } from '../../../client/service.ts'
import { dogAddress } from '../../../dogs/addresses.ts'
import { GradeChip } from '../../../dogs/chips.tsx'
import { FindingChip } from '../../../dogs/health/FindingChip.tsx'
import { HealthChip } from '../../../dogs/health/HealthChip.tsx'
import { useHealthCodes } from '../../../dogs/health/healthCodes.ts'
import { DogTitles } from '../../../dogs/name/DogTitles.tsx'
import { PrizeCode } from '../../../dogs/PrizeCode.tsx'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { ChipRow } from '../../../ui/focus/ChipRow.tsx'
import { Span, Text } from '../../../ui/layout/parts.ts'
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.ts'
import { AppLink } from '../../../ui/links/AppLink.tsx'

interface Props {
  caption: string
  dogs: readonly HealthRecord[]
}

/** On a desk's screen the columns of all tables of the drawer stand in line; what is left goes to those without one. */
const WIDTHS = ['15%', '23%', undefined, '11%', '11%', '12%']

/** Dogs with their health and best results; under each what reports say. */
export function HealthTable({ caption, dogs }: Props) {
  const t = useTranslate()
  const hasTrials = useModule('kaer')
  const heads = [
    t('dogStaff.health.regnr'),
    t('dogStaff.health.name'),
    t('dogStaff.health.statements'),
    t('dogStaff.health.titles'),
    ...(hasTrials ? [t('dogStaff.health.trial')] : []),
    t('dogStaff.health.show'),
  ]
  return (
    <TableContainer tabIndex={0} role="region" aria-label={caption}>
      <Table size="small" sx={{ tableLayout: { md: 'fixed' } }}>
        <caption style={visuallyHidden}>{caption}</caption>
        <TableHead>
          <TableRow>
            {heads.map((head, index) => (
              <TableCell key={head} scope="col" sx={{ width: { md: WIDTHS[index] } }}>
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        {dogs.map((dog) => (
          <TableBody key={dog.regnr}>
            <DogRow dog={dog} hasTrials={hasTrials} />
            <WordsRow dog={dog} columns={heads.length} />
          </TableBody>
        ))}
      </Table>
    </TableContainer>
  )
}

function DogRow({ dog, hasTrials }: { dog: HealthRecord; hasTrials: boolean }) {
  const { health, healthAbbr, bestKaer, bestExhibition } = dog
  const t = useTranslate()
  const codes = useHealthCodes()
  const isAffected = healthAbbr.length > 0 || health.some((chip) => codes.isAffected(chip))
  const hasWords = dog.healthDescription !== null || dog.publicHealth !== null
  return (
    <TableRow sx={hasWords ? { '& > .MuiTableCell-root': { borderBottom: 0 } } : undefined}>
      <TableCell component="th" scope="row">
        <Span nowrap>
          <AppLink {...dogAddress(dog.regnr)}>{dog.regnr}</AppLink>
        </Span>
      </TableCell>
      <TableCell>
        {calledBy(dog)}
        {isAffected && (
          <Text tone="error" size="small" strong>
            {t('dogStaff.health.affected')}
          </Text>
        )}
      </TableCell>
      <TableCell>
        {health.length + healthAbbr.length === 0 ? (
          '–'
        ) : (
          <ChipRow gap={0.5}>
            {inHealthOrder(health).map((chip) => (
              <HealthChip key={chip.kind} chip={chip} />
            ))}
            {healthAbbr.map((code) => (
              <FindingChip key={code} code={code} />
            ))}
          </ChipRow>
        )}
      </TableCell>
      <TableCell>{dog.titles.length > 0 ? <DogTitles titles={dog.titles} /> : '–'}</TableCell>
      {hasTrials && <TableCell>{bestKaer ? <PrizeCode code={bestKaer} /> : '–'}</TableCell>}
      <TableCell>{bestExhibition ? <GradeChip grade={bestExhibition} /> : '–'}</TableCell>
    </TableRow>
  )
}

/** What reports say of a dog, in a row under it; none where they say nothing. */
function WordsRow({ dog, columns }: { dog: HealthRecord; columns: number }) {
  const t = useTranslate()
  const words = [
    { label: t('dogStaff.health.description'), text: dog.healthDescription },
    { label: t('dogStaff.health.public'), text: dog.publicHealth },
  ].filter(({ text }) => text !== null)
  if (words.length === 0) return null
  return (
    <TableRow>
      <TableCell colSpan={columns} sx={{ pt: 0 }}>
        <Box sx={IN_SIGHT}>
          {words.map(({ label, text }) => (
            <Text key={label} size="small" breaks lines>
              <Span tone="muted">{label}:</Span> {text}
            </Text>
          ))}
        </Box>
      </TableCell>
    </TableRow>
  )
}

/** Words stay in sight where the table is wider than the drawer. */
const IN_SIGHT = {
  position: 'sticky',
  left: 12,
  width: 'fit-content',
  maxWidth: 'min(100%, calc(100vw - 4.5rem))',
} as const
