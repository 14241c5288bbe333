import type { Attributes, XmlReader } from '../platform/xml.ts'

/** An element of a document, whole. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Attributes
  readonly line: number
  readonly children: XmlElement[]
  text: string
}

/** Levels of elements: messages of banks have some fifteen. */
const DEEPEST = 40

/** A document deeper than any that a bank sends. */
export class TooDeep extends Error {}

/** Gathers the elements at some paths of a document, such as `Document/BkToCstmrStmt/Stmt/Ntry`, whole and one by one; forgets the rest. */
export class XmlElements implements XmlReader<XmlElement> {
  /** the element of the whole document, without its children */
  root: XmlElement | null = null
  readonly #paths: ReadonlySet<string>
  readonly #names: string[] = []
  readonly #open: XmlElement[] = []
  #gathered: XmlElement[] = []

  constructor(paths: readonly string[]) {
    this.#paths = new Set(paths)
  }

  open(name: string, attributes: Attributes, line: number): void {
    if (this.#names.length === DEEPEST) throw new TooDeep()
    this.#names.push(name)
    const element: XmlElement = { name, attributes, line, children: [], text: '' }
    this.root ??= element
    const parent = this.#open.at(-1)
    if (parent) parent.children.push(element)
    if (parent || this.#paths.has(this.#names.join('/'))) this.#open.push(element)
  }

  text(text: string): void {
    const element = this.#open.at(-1)
    if (element) element.text += text
  }

  close(): void {
    this.#names.pop()
    const element = this.#open.pop()
    if (element && this.#open.length === 0) this.#gathered.push(element)
  }

  taken(): XmlElement[] {
    const gathered = this.#gathered
    this.#gathered = []
    return gathered
  }
}

/** The elements under one by their names, such as `NtryDtls/TxDtls`. */
export function allAt(element: XmlElement, path: string): readonly XmlElement[] {
  let found: readonly XmlElement[] = [element]
  for (const name of path.split('/'))
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name))
  return found
}

/** The text of the first element under one at any of the paths, in their order; empty: there is none. */
export function textAt(element: XmlElement, ...paths: readonly string[]): string {
  for (const path of paths) {
    const text = allAt(element, path)[0]?.text.trim()
    if (text) return text
  }
  return ''
}
