import { addressAt } from '#contract/address.ts'
import { CSV_TYPE } from '#contract/constants.ts'
import { importMembers, memberImports, previewMembers, undoMembers } from '#contract/endpoints/memberLists.ts'
import type { MemberImport, MemberPreview } from '#contract/memberLists.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'

type Query = Readonly<Record<string, string>>

/** A list as CSV: number and surname of each member. */
export const listOf = (...members: readonly (readonly [number: string, surname: string])[]): string =>
  ['Jäsennumero;Sukunimi', ...members.map((member) => member.join(';'))].join('\n')

/** The calls of a member list as somebody makes them. */
export const calls = (browser: TestBrowser) => {
  const preview = (list: string | Buffer, query: Query = {}, type = CSV_TYPE) =>
    browser.file(addressAt(previewMembers, { query }), type, Buffer.from(list))
  const bring = (list: string | Buffer, query: Query) =>
    browser.file(
      addressAt(importMembers, { query: { fileName: 'jasenet.csv', ...query } }),
      CSV_TYPE,
      Buffer.from(list),
    )
  return {
    preview,
    previewOf: async (list: string | Buffer, query?: Query) =>
      (await preview(list, query)).json<MemberPreview>(),
    bring,
    /** Previews a list and imports it, whatever is asked. */
    async importList(list: string, query: Query = {}) {
      const { hash } = (await preview(list, query)).json<MemberPreview>()
      return bring(list, { ...query, hash, confirmed: 'MEMBERS_LAPSE_MANY' })
    },
    undo: (id: number) => browser.command(addressAt(undoMembers, { params: { id } })),
    history: async () => (await browser.get(memberImports.path)).json<{ imports: MemberImport[] }>().imports,
  }
}
