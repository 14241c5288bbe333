import { PAGES } from './data/information.ts'
import { type DayNumber, helsinkiTime } from './days.ts'
import type { Row } from './tables.ts'

/** The club's pages of information with their texts. Nobody has written them: the demo's users come later. */
export function informationRows(today: DayNumber): {
  information_page: Row<'information_page'>[]
  information_text: Row<'information_text'>[]
} {
  const pages = PAGES.map((page, index) => ({ page, id: index + 1 }))
  return {
    information_page: pages.map(({ page: { address, folder, published, texts }, id }) => ({
      id,
      slug: address,
      position: id,
      published,
      folder_id: folder === null ? null : folder + 1,
      changed_at: helsinkiTime(today - texts.at(-1)!.age, 20, 15),
    })),
    information_text: pages.flatMap(({ page, id }) =>
      page.texts.map(({ age, title, text }, index) => ({
        page_id: id,
        number: index + 1,
        title_fi: title.fi,
        title_sv: title.sv,
        title_en: title.en,
        text_fi: text.fi,
        text_sv: text.sv,
        text_en: text.en,
        written_at: helsinkiTime(today - age, 20, 15),
      })),
    ),
  }
}
