import { memo } from 'react'
import type { DogRecord } from '#contract/dogs.ts'
import { isNamed } from '#domain/dogs.ts'
import { inHealthOrder } from '#domain/health/order.ts'
import { dogAddress } from '../../dogs/addresses.ts'
import { HealthMark } from '../../dogs/health/HealthChip.tsx'
import { DogName } from '../../dogs/name/DogName.tsx'
import { DogTitles } from '../../dogs/name/DogTitles.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { VisuallyHidden } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { SexMark } from '../../ui/marks/SexMark.tsx'
import { relationOf } from '../relation.ts'
import { RepeatedMark } from './RepeatedMark.tsx'
import type { RepeatedAncestor } from './repeated.ts'
import { tintOf } from './tints.ts'

interface Props {
  place: number
  dog: DogRecord | null
  repeated: RepeatedAncestor | undefined
  /** two lines instead of up to four, for the far generations of a large chart */
  dense: boolean
}

/** One ancestor of the chart: number, name with titles, health and best results; a dashed line for an unknown one. */
export const PedigreeBox = memo(function PedigreeBox({ place, dog, repeated, dense }: Props) {
  const t = useTranslate()
  const relation = <VisuallyHidden>{relationOf(t, place)}: </VisuallyHidden>
  if (!dog) {
    return (
      <div className="box unknown">
        {relation}
        {t('pedigree.unknown')}
      </div>
    )
  }
  return (
    <div className="box" style={{ background: tintOf(repeated?.tint) }}>
      {repeated && <RepeatedMark letter={repeated.letter} />}
      <span className="name" title={isNamed(dog) ? dog.name : undefined}>
        {relation}
        <AppLink {...dogAddress(dog.regnr)} color="inherit">
          <DogTitles titles={dog.titles} />
          <DogName dog={dog} />
        </AppLink>
      </span>
      <span className="facts">
        <SexMark gender={dog.gender} compact />
        <span className="regnr">{dog.regnr}</span>
        {!dense && dog.birthYear !== null && <span>{dog.birthYear}</span>}
        {dense && <Results dog={dog} short />}
      </span>
      {!dense && (
        <span className="facts">
          <Results dog={dog} />
        </span>
      )}
    </div>
  )
})

/** Health and best results; `short` keeps to hips and elbows. Each value has its kind beside it: a bare A could be either. */
function Results({ dog, short = false }: { dog: DogRecord; short?: boolean }) {
  const chips = short ? dog.health.filter(({ kind }) => kind === 'hips' || kind === 'elbows') : dog.health
  return (
    <>
      {inHealthOrder(chips).map((chip) => (
        <HealthMark key={chip.kind} chip={chip} />
      ))}
      {dog.bestKaer && <strong>{dog.bestKaer}</strong>}
      {dog.bestExhibition && <strong>{dog.bestExhibition}</strong>}
    </>
  )
}
