type Put = (table: string, values: Readonly<Record<string, unknown>>) => Promise<number>

/** Puts the person into what the club writes: withdrawals of papers, advertisements, documents and news of the service. */
export async function plantClub(
  put: Put,
  {
    at,
    account,
    texts,
  }: {
    readonly at: unknown
    readonly account: number
    readonly texts: (...names: string[]) => Readonly<Record<string, unknown>>
  },
): Promise<void> {
  await put('withdrawn_paper', {
    kind: 'record',
    about: '1',
    printed_until: at,
    withdrawn_at: at,
    ...texts('reason'),
  })
  await put('advertisement', texts('event_name', 'url'))
  const folder_id = await put('document_folder', { ...texts('name_fi', 'name_sv', 'name_en'), position: 1 })
  const brought = { account_id: account, brought_at: at }
  const document_id = await put('document', {
    ...brought,
    ...texts('title_fi', 'title_sv', 'title_en'),
    folder_id,
    public: true,
  })
  const file = (name: string) => put('file', { name, mime: 'text/plain', content: Buffer.from('-') })
  await put('document_version', {
    ...brought,
    ...texts('file_name'),
    document_id,
    number: 1,
    file_id: await file('a.txt'),
  })
  await put('document_upload', { ...brought, ...texts('file_name'), file_id: await file('b.txt') })
  await put('system_update', {
    ...texts('title_fi', 'title_sv', 'title_en', 'text_fi', 'text_sv', 'text_en'),
    published: true,
  })
  const page_id = await put('information_page', {
    slug: 'ohje',
    position: 1,
    published: true,
    changed_at: at,
    account_id: account,
  })
  await put('information_text', {
    ...texts('title_fi', 'title_sv', 'title_en', 'text_fi', 'text_sv', 'text_en'),
    page_id,
    number: 1,
    written_at: at,
    account_id: account,
  })
}
