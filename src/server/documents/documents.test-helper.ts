import type { StaffDocument } from '#contract/documents.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'

export const PATH = '/api/auth/documents'
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')

/** What somebody does with documents. */
export function documentsOf(browser: TestBrowser) {
  const bring = (fileName: string, content: Buffer) =>
    browser.file(`${PATH}/upload?${new URLSearchParams({ fileName })}`, 'application/octet-stream', content)
  const upload = async (content: Buffer = PDF, fileName = 'ohje.pdf'): Promise<number> =>
    (await bring(fileName, content)).json().upload
  const create = async (overrides: object = {}) =>
    browser.json(PATH, {
      upload: await upload(),
      trialId: null,
      folderId: null,
      public: false,
      title: { fi: `Ohje ${Math.random()}`, sv: '', en: '' },
      ...overrides,
    })
  return {
    bring,
    upload,
    create,
    add: async (overrides: object = {}): Promise<StaffDocument> => (await create(overrides)).json(),
    one: (id: number) => browser.get(`${PATH}/${id}`),
    list: async (query = ''): Promise<{ documents: { id: number; title: string }[]; total: number }> =>
      (await browser.get(`${PATH}?${query}`)).json(),
    change: (what: string, body: object) => browser.json(`${PATH}/${what}`, body),
    versionFile: (id: number, number: number) => browser.get(`${PATH}/${id}/versions/${number}`),
  }
}

/** A title that no other document of the place has. */
export const titled = (fi: string) => ({ title: { fi, sv: '', en: '' } })
