import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type InformationTopic, topicAt, topicsOf } from '#contract/informationTopics.ts'
import { useModule } from '../client/service.ts'
import { ClubDocuments } from '../documents/ClubDocuments.tsx'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Block, Divided, PlainList, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { AppLink } from '../ui/links/AppLink.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { Code } from '../ui/marks/Code.tsx'
import { clubPageAddress, INFORMATION_PATH, informationAddress } from './addresses.ts'
import { ClubPage } from './ClubPage.tsx'
import { FORMULAS } from './formulas.ts'
import { informationPagesQuery } from './queries.ts'

/** `/tietoja`: what the club tells and what the figures of the service mean, a page for each. */
export function InformationPage() {
  const t = useTranslate()
  const { aihe } = useParams({ from: INFORMATION_PATH })
  const hasTrials = useModule('kaer')
  if (aihe === undefined)
    return (
      <>
        <PageTitle title={t('information.title')} lead={t('information.lead')} />
        <ClubPages />
        <Section title={t('information.figures')}>
          <Topics topics={topicsOf(hasTrials)} />
        </Section>
        <ClubDocuments />
      </>
    )
  const topic = topicAt(aihe, hasTrials)
  if (!topic) return <ClubPage address={aihe} />
  return <Topic topic={topic} others={topicsOf(hasTrials).filter((other) => other !== topic)} />
}

/** What the club has written, in its order; nothing where there is none. */
function ClubPages() {
  const t = useTranslate()
  const language = useLanguage()
  const query = useQuery(informationPagesQuery)
  if (query.data?.length === 0) return null
  return (
    <Loaded query={query} failed={t('information.failed')} rows={3} rowHeight={68}>
      {(pages) => (
        <PlainList>
          {pages.map(({ address, title, beginning }) => (
            <Divided key={address}>
              <Text strong breaks>
                <AppLink {...clubPageAddress(address)}>{title[language]}</AppLink>
              </Text>
              <Text tone="muted" size="small" measure="text" breaks>
                {beginning[language]}
              </Text>
            </Divided>
          ))}
        </PlainList>
      )}
    </Loaded>
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
