import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Dog } from '#contract/dogs.ts'
import { regnrKey } from '#domain/regnr.ts'
import { useMay } from '../../accounts/session/session.ts'
import { breedingRegisterAddress } from '../../breedingRegister/addresses.ts'
import { useBreedName } from '../../dogs/breeds.ts'
import { AwardChip, TitleChip } from '../../dogs/chips.tsx'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { DogName } from '../../dogs/name/DogName.tsx'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { populationAddress } from '../../population/addresses.ts'
import { ChipRow } from '../../ui/focus/ChipRow.tsx'
import { FactList } from '../../ui/layout/FactList.tsx'
import { Row, Span, Text } from '../../ui/layout/parts.ts'
import { AppLink, LinkButton } from '../../ui/links/AppLink.tsx'
import { SexMark } from '../../ui/marks/SexMark.tsx'
import { DateText } from '../../ui/values/DateText.tsx'
import { finnishToday } from '../../ui/values/days.ts'
import { PictureActions } from '../staff/lazyParts.ts'
import { StaffPart } from '../staff/StaffPart.tsx'
import { ageText } from './age.ts'
import { DogPicture } from './DogPicture.tsx'
import { FindTrials } from './FindTrials.tsx'
import { personFacts } from './personFacts.tsx'
import { RegisterChip } from './RegisterChip.tsx'
import { FindMate, TestMating } from './TestMating.tsx'

/** Who the dog is: picture, name and numbers, then identity, parents and people. */
export function DogHeader({ dog }: { dog: Dog }) {
  const mayEdit = useMay('dogs.edit')
  return (
    <Box component="header" sx={mayEdit ? staffLayout : layout}>
      {mayEdit ? (
        <Box sx={pictureColumn}>
          <DogPicture key={dog.picture} dog={dog} />
          <StaffPart height={40}>
            <PictureActions dog={dog} />
          </StaffPart>
        </Box>
      ) : (
        <DogPicture dog={dog} />
      )}
      <Box sx={{ gridArea: 'name', minWidth: 0 }}>
        <Name dog={dog} />
      </Box>
      <Box sx={{ gridArea: 'facts', minWidth: 0 }}>
        <Identity dog={dog} />
      </Box>
    </Box>
  )
}

const layout = {
  display: 'grid',
  columnGap: { xs: 2, md: 4 },
  rowGap: 2,
  gridTemplateColumns: { xs: '96px minmax(0, 1fr)', sm: '180px minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
  gridTemplateRows: { sm: 'auto 1fr' },
  gridTemplateAreas: { xs: '"picture name" "facts facts"', sm: '"picture name" "picture facts"' },
  '@media print': {
    gridTemplateColumns: '35mm minmax(0, 1fr)',
    gridTemplateAreas: '"picture name" "picture facts"',
  },
} as const

/** On a phone the actions have a line of their own, elsewhere they stand under the picture. */
const staffLayout = {
  ...layout,
  gridTemplateAreas: {
    xs: '"picture name" "actions actions" "facts facts"',
    sm: '"picture name" "picture facts"',
  },
} as const

const pictureColumn = {
  gridArea: 'picture',
  display: { xs: 'contents', sm: 'block' },
  '@media print': { display: 'block' },
} as const

function Name({ dog }: { dog: Dog }) {
  const t = useTranslate()
  const breedName = useBreedName()
  const others = dog.regnrs.filter((regnr) => regnrKey(regnr) !== regnrKey(dog.regnr))
  return (
    <>
      {(dog.titles.length > 0 || dog.breedingAwards.length > 0 || dog.register) && (
        <ChipRow gap={0.5} mb={0.75}>
          {dog.titles.map((title) => (
            <TitleChip key={title} code={title} />
          ))}
          {dog.breedingAwards.map((award) => (
            <AwardChip key={`${award.level}${award.date}`} award={award} />
          ))}
          {dog.register && <RegisterChip place={dog.register} />}
        </ChipRow>
      )}
      <Typography variant="h1">
        <DogName dog={dog} />
      </Typography>
      <Text size="lead" mt={0.5}>
        <Text component="strong" nowrap>
          {dog.regnr}
        </Text>
        {others.length > 0 && (
          <Span tone="muted">
            {' '}
            {t('dogs.alsoKnown')}{' '}
            {others.map((regnr, index) => (
              <span key={regnr}>
                {index > 0 && ', '}
                <span style={{ whiteSpace: 'nowrap' }}>{regnr}</span>
              </span>
            ))}
          </Span>
        )}
      </Text>
      <Text tone="muted">
        {dog.gender && (
          <>
            <SexMark gender={dog.gender} />
            {' · '}
          </>
        )}
        <AppLink {...populationAddress(dog.breed)} underline="always">
          {breedName(dog.breed)}
        </AppLink>
        {dog.imported && `, ${t('dogs.imported')}`}
        {dog.neutered && `, ${t('dogs.neutered')}`}
      </Text>
      <Row mt={1.5}>
        <TestMating dog={dog} />
        <FindMate dog={dog} />
        <FindTrials dog={dog} />
        <LinkButton {...breedingRegisterAddress({ dog: dog.regnr })} data-print="no">
          {t('breedingRegister.check.open')}
        </LinkButton>
      </Row>
    </>
  )
}

function Identity({ dog }: { dog: Dog }) {
  const t = useTranslate()
  const names = useNames()
  const parent = (record: Dog['father']) => record && <DogLink dog={record} />
  return (
    <FactList
      columnWidth={{ xs: '9.5rem', md: '13rem' }}
      facts={[
        { label: t('dogs.father'), value: parent(dog.father) },
        { label: t('dogs.mother'), value: parent(dog.mother) },
        { label: t(dog.birthDate ? 'dogs.birthDate' : 'dogs.birthYear'), value: <Birth dog={dog} /> },
        { label: t('dogs.died'), value: dog.death && <Death death={dog.death} /> },
        { label: t('dogs.nickName'), value: dog.nickName },
        { label: t('dogs.colour'), value: dog.colour && names.colour(dog.colour) },
        ...personFacts(t, names, dog),
      ]}
    />
  )
}

/** The birth date with the age beside it; a released death stops the clock. */
function Birth({ dog }: { dog: Dog }) {
  const t = useTranslate()
  if (!dog.birthDate) return <>{dog.birthYear ?? t('dogs.notKnown')}</>
  const until = dog.death ? dog.death.date : finnishToday()
  const age = until && ageText(t, dog.birthDate, until)
  return (
    <>
      <DateText date={dog.birthDate} />
      {age && ` (${age})`}
    </>
  )
}

function Death({ death }: { death: NonNullable<Dog['death']> }) {
  const t = useTranslate()
  return (
    <>
      {death.date ? <DateText date={death.date} /> : t('dogs.diedUnknown')}
      {death.cause && `, ${t('dogs.cause').toLowerCase()}: ${death.cause}`}
    </>
  )
}
