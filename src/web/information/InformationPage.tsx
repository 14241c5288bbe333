import { useParams } from '@tanstack/react-router'
import { type InformationTopic, topicAt, topicsOf } from '#contract/informationTopics.ts'
import { useModule } from '../client/service.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Block, Divided, PlainList, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { AppLink } from '../ui/links/AppLink.tsx'
import { Code } from '../ui/marks/Code.tsx'
import { INFORMATION_PATH, informationAddress } from './addresses.ts'
import { FORMULAS } from './formulas.ts'

/** `/tietoja`: what the figures of the service mean, a page for each topic. */
export function InformationPage() {
  const t = useTranslate()
  const { aihe } = useParams({ from: INFORMATION_PATH })
  const hasTrials = useModule('kaer')
  const topic = aihe === undefined ? undefined : topicAt(aihe, hasTrials)
  if (topic) return <Topic topic={topic} others={topicsOf(hasTrials).filter((other) => other !== topic)} />
  return (
    <>
      <PageTitle title={t('information.title')} lead={t('information.lead')} />
      <Topics topics={topicsOf(hasTrials)} />
    </>
  )
}

function Topics({ topics }: { topics: readonly InformationTopic[] }) {
  const t = useTranslate()
  return (
    <PlainList>
      {topics.map((topic) => (
        <Divided key={topic}>
          <AppLink {...informationAddress(topic)}>{t(`information.topics.${topic}.title`)}</AppLink>
          <Text tone="muted" size="small" measure="text">
            {t(`information.topics.${topic}.lead`)}
          </Text>
        </Divided>
      ))}
    </PlainList>
  )
}

interface TopicProps {
  topic: InformationTopic
  others: readonly InformationTopic[]
}

function Topic({ topic, others }: TopicProps) {
  const t = useTranslate()
  return (
    <>
      <PageTitle
        title={t(`information.topics.${topic}.title`)}
        lead={t(`information.topics.${topic}.lead`)}
      />
      {t(`information.topics.${topic}.text`)
        .split('\n\n')
        .map((paragraph) => (
          <Text key={paragraph} component="p" measure="text" mb={1.5}>
            {paragraph}
          </Text>
        ))}
      <Formulas topic={topic} />
      <Section title={t('information.source')}>
        <Text component="p" measure="text">
          {t(`information.topics.${topic}.source`)}
        </Text>
      </Section>
      <Section title={t('information.related')}>
        <Topics topics={others} />
      </Section>
    </>
  )
}

function Formulas({ topic }: { topic: InformationTopic }) {
  const t = useTranslate()
  if (!hasFormula(topic)) return null
  return (
    <Section title={t('information.formula')}>
      {FORMULAS[topic].map((formula) => (
        <Block key={formula} mb={1}>
          <Code>{formula}</Code>
        </Block>
      ))}
      <Text component="p" tone="muted" size="small" measure="text">
        {t(`information.symbols.${topic}`)}
      </Text>
    </Section>
  )
}

const hasFormula = (topic: InformationTopic): topic is keyof typeof FORMULAS => topic in FORMULAS
