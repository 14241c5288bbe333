import type {
  InformationPage,
  InformationRow,
  StaffInformationPage,
  StaffInformationRow,
} from '#contract/information.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { openingWords } from '#domain/lightText.ts'
import { presentAccount } from '../audit/audit.presenter.ts'
import { presentLocalText, presentTranslated } from '../platform/localText.ts'
import type { PageInput, PageWithTexts, StoredPage, StoredText } from './information.types.ts'

/** Characters that tell how a text begins. */
const BEGINNING = 160

/** The first words of a text, without its formatting. */
function beginningOf(text: string): string {
  const words = openingWords(text)
  if (words.length <= BEGINNING) return words
  const cut = words.slice(0, BEGINNING)
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || BEGINNING).trimEnd()}…`
}

/** A page in the list that everyone reads. */
export function presentRow({ address, title, text }: StoredPage): InformationRow {
  const { fi, sv, en } = presentTranslated(text)
  return {
    address,
    title: presentTranslated(title),
    beginning: { fi: beginningOf(fi), sv: beginningOf(sv), en: beginningOf(en) },
  }
}

/** A page as everyone reads it. */
export const presentPage = ({ address, title, text, changedAt, folderId }: StoredPage): InformationPage => ({
  address,
  title: presentTranslated(title),
  text: presentTranslated(text),
  changedAt: changedAt.toISOString(),
  folderId,
})

/** A page in the list of staff. */
export const presentStaffRow = (page: StoredPage): StaffInformationRow => ({
  id: page.id,
  version: page.version,
  address: page.address,
  title: presentLocalText(page.title),
  languages: LANGUAGES.filter((language) => page.title[language] !== '' && page.text[language] !== ''),
  published: page.published,
  folder: page.folderId === null || page.folder === null ? null : { id: page.folderId, name: page.folder },
  changedAt: page.changedAt.toISOString(),
  changedBy: presentAccount(page.accountId, page.username),
})

const presentWritten = (one: StoredText): StaffInformationPage['texts'][number] => ({
  number: one.number,
  title: one.title,
  writtenAt: one.writtenAt.toISOString(),
  by: presentAccount(one.accountId, one.username),
  restoredFrom: one.restoredFrom,
})

/** A page as its staff wrote it, with its earlier texts. */
export const presentStaffPage = ({ page, texts }: PageWithTexts): StaffInformationPage => ({
  ...presentStaffRow(page),
  text: presentLocalText(page.text),
  number: page.number,
  texts: texts.map(presentWritten),
})

/** One text as it was written. */
export const presentText = ({ title, text }: Pick<PageInput, 'title' | 'text'>) => ({
  title: presentLocalText(title),
  text: presentLocalText(text),
})
