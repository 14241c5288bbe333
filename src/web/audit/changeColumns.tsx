import type { LinkProps } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { AuditRow } from '#contract/audit.ts'
import { useMay } from '../accounts/session/session.ts'
import { advertisementAddress } from '../advertisements/addresses.ts'
import { breedingRuleAddress } from '../breedingRules/addresses.ts'
import { staffBreedAddress } from '../breeds/addresses.ts'
import { staffCompetitionAddress } from '../competitions/addresses.ts'
import { documentAddress, foldersAddress } from '../documents/addresses.ts'
import { dogAddress } from '../dogs/addresses.ts'
import { participantsAddress } from '../entries/addresses.ts'
import { healthCodeAddress } from '../healthCodes/addresses.ts'
import { staffInquiryAddress } from '../healthInquiry/addresses.ts'
import { healthWatchAddress } from '../healthWatch/addresses.ts'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import { staffInformationPageAddress } from '../information/addresses.ts'
import { moneyAddress } from '../money/addresses.ts'
import { clubAddress, staffJudgeAddress } from '../officials/addresses.ts'
import { staffTrialAddress } from '../organising/addresses.ts'
import { phraseAddress } from '../phrases/addresses.ts'
import { productAddress } from '../products/addresses.ts'
import { reviewClassesAddress, reviewDayAddress, staffReviewAddress } from '../reviews/staff/addresses.ts'
import { rulebookAddress } from '../rulebooks/addresses.ts'
import { showAddress } from '../shows/addresses.ts'
import { staffUpdateAddress } from '../systemUpdates/addresses.ts'
import { titleAddress } from '../titles/addresses.ts'
import { Text } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import type { Column } from '../ui/table/types.ts'
import { TimeText } from '../ui/values/TimeText.tsx'
import { userAddress } from '../users/addresses.ts'
import { Difference, type FieldTexts } from './Difference.tsx'

/** The columns of the log. `thing`: with the changed thing. */
export function useChangeColumns(thing: boolean, reading?: FieldTexts): readonly Column<AuditRow>[] {
  const t = useTranslate()
  const links = useMay('users.manage')
  return useMemo(
    () => columnsIn(t, links, reading).filter(({ id }) => thing || id !== 'thing'),
    [t, links, thing, reading],
  )
}

/** `links`: whoever looks may open the pages of users. */
function columnsIn(t: Translate, links: boolean, reading?: FieldTexts): Column<AuditRow>[] {
  return [
    {
      id: 'time',
      header: t('audit.time'),
      cell: ({ changedAt }) => <TimeText moment={changedAt} />,
      card: 'title',
    },
    {
      id: 'what',
      header: t('audit.what'),
      cell: ({ code }) => <Text strong>{t(`audit.codes.${code}`)}</Text>,
      card: 'title',
    },
    {
      id: 'actor',
      header: t('audit.actor'),
      cell: ({ actor }) => (actor === null ? t('audit.system') : <Actor actor={actor} link={links} />),
      card: 'fact',
    },
    {
      id: 'thing',
      header: t('audit.thing'),
      cell: (row) => <SubjectLink row={row} />,
      card: 'fact',
    },
    {
      id: 'difference',
      header: t('audit.difference'),
      cell: ({ before, after, names }) => (
        <Difference before={before} after={after} names={names} reading={reading} />
      ),
      isEmpty: ({ before, after }) => before === null && after === null,
      card: 'fact',
      wide: true,
    },
  ]
}

/** An account by its user name. */
export function Actor({ actor, link }: { actor: NonNullable<AuditRow['actor']>; link: boolean }) {
  if (!link) return <Text breaks>{actor.username}</Text>
  return (
    <AppLink {...userAddress(actor.id)} sx={{ overflowWrap: 'anywhere' }}>
      {actor.username}
    </AppLink>
  )
}

/** The pages of what may have been changed, by what the log knows them by. */
const PAGES: Partial<Record<AuditRow['subject'], (key: string) => LinkProps>> = {
  account: (id) => userAddress(Number(id)),
  judge: (id) => staffJudgeAddress(Number(id)),
  club: (id) => clubAddress(Number(id)),
  trial: (id) => staffTrialAddress(Number(id)),
  entry: (trialId) => participantsAddress(Number(trialId)),
  result: (trialId) => staffTrialAddress(Number(trialId)),
  rulebook: (id) => rulebookAddress(Number(id)),
  phrase: (id) => phraseAddress(id),
  product: (id) => productAddress(Number(id)),
  settlement: () => moneyAddress(),
  healthInquiry: (id) => staffInquiryAddress(id),
  competition: (id) => staffCompetitionAddress(id),
  breedingRule: (id) => breedingRuleAddress(id),
  healthAlert: () => healthWatchAddress(),
  advertisement: (id) => advertisementAddress(id),
  document: (id) => documentAddress(id),
  documentFolder: () => foldersAddress(),
  systemUpdate: (id) => staffUpdateAddress(id),
  informationPage: (id) => staffInformationPageAddress(id),
  breed: (id) => staffBreedAddress(id),
  healthCode: (id) => healthCodeAddress(id),
  dog: dogAddress,
  review: (id) => staffReviewAddress(id),
  reviewDay: (id) => reviewDayAddress(id),
  reviewEntry: (dayId) => reviewDayAddress(dayId),
  reviewClasses: () => reviewClassesAddress(),
  show: (id) => showAddress(id),
  title: (id) => titleAddress(id),
}

/** The changed thing, with a link where it has a page. */
function SubjectLink({ row: { subject, subjectId, thing } }: { row: AuditRow }) {
  const t = useTranslate()
  const name = `${t(`audit.subjects.${subject}`)} ${thing?.name ?? subjectId}`
  const page = PAGES[subject]
  return page && thing ? <AppLink {...page(thing.key)}>{name}</AppLink> : name
}
