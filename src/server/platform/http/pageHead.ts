import { documentTitle, plainLine } from '#contract/pages.ts'
import type { Language } from './language.ts'

/** What whoever shares or finds a page is told of it. */
export interface PageHead {
  readonly status: number
  readonly language: Language
  /** name of the page; undefined: of the product alone */
  readonly title: string | undefined
  readonly description: string
  /** where the page stands, without origin and language, its own state included; undefined: nowhere, or for one person only */
  readonly address: string | undefined
  /** whether search engines may list it */
  readonly listed: boolean
  /** path of its own picture; undefined: the service's */
  readonly picture?: string | undefined
}

/** The service that has the pages. */
export interface Site {
  /** where people reach it, without a slash at the end */
  readonly origin: string
  /** what the club calls it */
  readonly name: string
}

/** The address, with its query, that a page has now. */
export interface MovedPage {
  readonly movedTo: string
}

const LOCALES = { fi: 'fi_FI', sv: 'sv_FI', en: 'en_GB' } as const satisfies Record<Language, string>
const LANGUAGES = Object.keys(LOCALES) as Language[]
/** The default: an address without a language is read in it. */
const FINNISH: Language = 'fi'
/** The picture of the service, with its size in pixels. */
const OWN_PICTURE = { path: '/sharing.png', width: 1200, height: 630 }

const NONCE = '__CSP_NONCE__'
const PLACES = /(?<=<html lang=")fi(?=")|<!--head-->[\s\S]*?<!--\/head-->|__CSP_NONCE__/g

/** index.html with places for what differs from page to page. */
export class PageTemplate {
  readonly #site: Site
  /** what stands before each place, and the text that stands there */
  readonly #places: readonly { readonly before: string; readonly place: string }[]
  readonly #end: string

  constructor(index: string, site: Site) {
    if (!index.includes('<!--head-->')) throw new Error('index.html has no place for the head of a page')
    this.#site = site
    let from = 0
    this.#places = [...index.matchAll(PLACES)].map(({ 0: place, index: at }) => {
      const before = index.slice(from, at)
      from = at + place.length
      return { before, place }
    })
    this.#end = index.slice(from)
  }

  write(head: PageHead, nonce: string): string {
    const written = this.#places.map(({ before, place }) => {
      if (place === NONCE) return before + nonce
      return before + (place === FINNISH ? head.language : headTags(head, this.#site))
    })
    return written.join('') + this.#end
  }
}

/** The address of a page in a language; the default one has none, so that every page has one address only. */
export function addressIn(language: Language, address: string): string {
  if (language === FINNISH) return address
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`
}

function headTags(head: PageHead, { origin, name }: Site): string {
  const { title, description, address, listed, picture } = head
  const tags = [
    `<title>${escapeHtml(documentTitle(title, name))}</title>`,
    meta('name', 'description', description),
    ...(listed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(address === undefined ? [] : addressTags(head, origin + address)),
    meta('property', 'og:title', title ?? name),
    meta('property', 'og:description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', name),
    ...pictureTags(origin, picture),
    meta('property', 'og:locale', LOCALES[head.language]),
    ...LANGUAGES.filter((language) => language !== head.language).map((language) =>
      meta('property', 'og:locale:alternate', LOCALES[language]),
    ),
  ]
  return tags.join('\n    ')
}

function addressTags({ language, listed }: PageHead, address: string): string[] {
  const own = addressIn(language, address)
  const links = LANGUAGES.map((other) => alternate(other, addressIn(other, address)))
  return [
    `<link data-first rel="canonical" href="${escapeHtml(own)}">`,
    ...(listed ? [...links, alternate('x-default', address)] : []),
    meta('property', 'og:url', own),
  ]
}

function pictureTags(origin: string, picture: string | undefined): string[] {
  if (picture !== undefined)
    return [
      meta('property', 'og:image', origin + picture),
      meta('name', 'twitter:card', 'summary_large_image'),
    ]
  const { path, width, height } = OWN_PICTURE
  return [
    meta('property', 'og:image', origin + path),
    meta('property', 'og:image:width', String(width)),
    meta('property', 'og:image:height', String(height)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

/** The browser takes what is marked `data-first` away on the next page. */
const alternate = (language: string, address: string): string =>
  `<link data-first rel="alternate" hreflang="${language}" href="${escapeHtml(address)}">`

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta data-first ${kind}="${name}" content="${escapeHtml(plainLine(content))}">`

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it may stand in HTML and XML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!)
}
