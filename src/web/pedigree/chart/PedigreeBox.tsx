import { memo } from 'react'
import type { DogRecord } from '#contract/dogs.ts'
import type { RepeatedAncestor } from '#contract/repeatedAncestors.ts'
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
import { tintOf } from './tints.ts'

interface Props {
  place: number
  dog: DogRecord
  repeated: RepeatedAncestor | undefined
  /** two lines instead of up to four, for the far generations of a large chart */
  dense: boolean
}

/** One ancestor of the chart: number, name with titles, health and best results. */
export const PedigreeBox = memo(function PedigreeBox({ place, dog, repeated, dense }: Props) {
  const t = useTranslate()
  return (
    <div className="box" style={{ background: tintOf(repeated?.tint) }}>
      {repeated && <RepeatedMark letter={repeated.letter} />}
      <span className="name" title={isNamed(dog) ? dog.name : undefined}>
        <VisuallyHidden>{relationOf(t, place)}: </VisuallyHidden>
        <AppLink {...dogAddress(dog.regnr)} color="inherit">
          <DogTitles titles={dog.titles} />
          <DogName dog={dog} />
        </AppLink>
      </span>
      <Facts dog={dog} dense={dense} />
    </div>
  )
})

/** Whose pedigree it is: the dog, or what a litter that is not there yet is called. */
export function RootBox({ root }: { root: DogRecord | string }) {
  if (typeof root === 'string') {
    return (
      <div className="box root">
        <span className="name">{root}</span>
      </div>
    )
  }
  return (
    <div className="box root">
      <span className="name" title={isNamed(root) ? root.name : undefined}>
        <DogTitles titles={root.titles} />
        <DogName dog={root} />
      </span>
      <Facts dog={root} dense={false} />
    </div>
  )
}

function Facts({ dog, dense }: { dog: DogRecord; dense: boolean }) {
  return (
    <>
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
    </>
  )
}

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
