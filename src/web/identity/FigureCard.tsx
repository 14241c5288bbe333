import type { ReactNode } from 'react'
import type { ParentsPreview } from '#contract/corrections.ts'
import { POSSIBLE_ANCESTORS } from '#contract/firstConstants.ts'
import { Trust } from '../dogs/Trust.tsx'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Completeness } from '../pedigree/inbreeding/InbreedingFacts.tsx'
import { Block, Card, Heading, Text } from '../ui/layout/parts.ts'
import { formatPercent } from '../ui/values/numbers.ts'

type Figure = ParentsPreview['now']['figure']

interface Props {
  title: string
  /** null: nothing can be said, as what is asked for cannot be */
  figure: Figure | null
  children?: ReactNode
}

/** One side of a correction, now or afterwards: whom it is about, and the figure that comes of it. */
export function FigureCard({ title, figure, children }: Props) {
  return (
    <Card>
      <Heading mb={1}>{title}</Heading>
      {children}
      {figure && <OneFigure figure={figure} />}
    </Card>
  )
}

/** A figure over six generations, never without what it rests on. */
function OneFigure({ figure }: { figure: Figure }) {
  const t = useTranslate()
  const language = useLanguage()
  const { coefficient, trust } = figure
  return (
    <Block mt={1.5}>
      <Text tone="muted" size="smaller">
        {t('identity.figure.value')}
      </Text>
      <Text size="figure" strong>
        {coefficient === null ? t('dogs.notKnown') : formatPercent(language, coefficient)}
      </Text>
      <Completeness block={{ ...figure, possibleAncestors: POSSIBLE_ANCESTORS }} />
      {coefficient !== null && trust && <Trust level={trust} />}
    </Block>
  )
}
