import type { ExpectedAnswer, ExpectedGenotypes, ExpectedLocus as Locus } from '#contract/expectedPuppies.ts'
import { LEAST_TESTED } from '#domain/genetics/genotypes/frequency.ts'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, BulletList, Heading, Text } from '../../ui/layout/parts.ts'
import { formatPercent } from '../../ui/values/numbers.ts'
import { ChanceTable } from './ChanceTable.tsx'
import { JointTable } from './JointTable.tsx'
import { ParentReason } from './ParentReason.tsx'

interface Props {
  of: Locus
  answer: ExpectedAnswer
}

/** One gene: its probabilities and what they rest on, or why there are none. */
export function ExpectedLocus({ of, answer }: Props) {
  const t = useTranslate()
  const name = t(`expectedPuppies.loci.${of.locus}`)
  return (
    <Block mt={3}>
      <Heading component="h3" mb={1}>
        {name}
      </Heading>
      {of.genotypes ? (
        <Figures name={name} of={of} genotypes={of.genotypes} answer={answer} />
      ) : (
        <Refused of={of} />
      )}
      <Text component="p" size="small" tone="muted" mt={1} measure="text">
        <Basis of={of} />
      </Text>
    </Block>
  )
}

function Figures({ name, of, genotypes, answer }: Props & { name: string; genotypes: ExpectedGenotypes }) {
  const { sire, dam } = genotypes
  const isJoint = sire.basis !== 'tested' && dam.basis !== 'tested'
  return (
    <>
      <ChanceTable caption={name} letters={of.letters} genotypes={genotypes} puppies={answer.puppies} />
      <Block mt={1.5} measure="text">
        <ParentReason parent="sire" dog={answer.father} of={sire} letters={of.letters} />
        <ParentReason parent="dam" dog={answer.mother} of={dam} letters={of.letters} />
      </Block>
      {isJoint && <JointTable letters={of.letters} joint={genotypes.joint} />}
    </>
  )
}

/** The tests in the breed, how frequent the second letter is, and how far relatives were counted. */
function Basis({ of: { locus, tested, frequency, genotypes } }: { of: Locus }) {
  const t = useTranslate()
  const language = useLanguage()
  const inBreed =
    frequency === null
      ? t('expectedPuppies.tested', { count: tested })
      : t('expectedPuppies.testedWith', {
          count: tested,
          letter: t(`expectedPuppies.second.${locus}`),
          percent: formatPercent(language, frequency, 1),
        })
  return genotypes ? `${inBreed} ${t('expectedPuppies.reach', { count: genotypes.reach })}` : inBreed
}

function Refused({ of: { refused, misfits } }: { of: Locus }) {
  const t = useTranslate()
  if (refused === null) return null
  return (
    <>
      <Text component="p" measure="text">
        {t(`expectedPuppies.refused.${refused}`, { least: LEAST_TESTED })}
      </Text>
      {misfits.length > 0 && (
        <BulletList>
          {misfits.map((dog) => (
            <li key={dog.regnr}>
              <DogLink dog={dog} layout="inline" />
            </li>
          ))}
        </BulletList>
      )}
    </>
  )
}
