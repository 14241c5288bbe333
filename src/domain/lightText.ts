/**
 * Light formatting of a text that staff write, as blocks: nothing of it is ever markup, so whatever somebody writes is only words. An empty
 * line divides paragraphs; `# ` begins a heading, `- ` an entry of a list, `1. ` one of a numbered list; `**words**` are strong;
 * `[words](address)` is a link, as is a whole address of the web or an e-mail address. All else stands as it is written.
 */

/** A part of a line. */
export type LightSpan =
  | { readonly kind: 'text' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

export type LightBlock =
  | { readonly kind: 'heading'; readonly spans: readonly LightSpan[] }
  | { readonly kind: 'paragraph'; readonly lines: readonly (readonly LightSpan[])[] }
  | { readonly kind: 'list' | 'numbers'; readonly items: readonly (readonly LightSpan[])[] }

/** Marks within a line. Each has a greatest length, so that a text takes a time that grows with its length alone. */
const MARKS =
  /\*\*(?=\S)(?<strong>[^*\n]{1,500})(?<=\S)\*\*|\[(?<words>[^[\]\n]{1,200})\]\((?<target>[^()\s]{1,500})\)|(?<web>https?:\/\/[^\s<>"]{1,500})|(?<mail>[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,5})/giu
/** What ends a sentence is no part of an address. */
const AFTER_ADDRESS = /[.,:;!?)\]'”’]$/u
/** Addresses that a link may lead to: of the web, an e-mail, or a page of the service. */
const SAFE_TARGET = /^(?:https?:\/\/[^/\s]|mailto:|\/(?![/\\]))/i
const HEADING = /^#{1,6}\s+(?=\S)/
const ENTRY = /^[-*•]\s+(?=\S)/
const NUMBERED = /^\d{1,3}[.)]\s+(?=\S)/

/** The blocks of a text, in their order. */
export function lightBlocks(text: string): LightBlock[] {
  return text
    .split(/\n[^\S\n]*\n/)
    .flatMap((part) => blocksOf(part.split('\n').filter((line) => line.trim() !== '')))
}

/** The same as words alone, in one line: for a list or a description. */
export const plainWords = (text: string): string =>
  lightBlocks(text)
    .flatMap((block) => wordsOf(block))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The words of its first paragraph, which tell what it is about; of a text without one all words. */
export function openingWords(text: string): string {
  const first = lightBlocks(text).find(({ kind }) => kind === 'paragraph')
  return first ? wordsOf(first).join(' ').replaceAll(/\s+/g, ' ').trim() : plainWords(text)
}

const wordsOf = (block: LightBlock): string[] =>
  linesOf(block).map((spans) => spans.map(({ text }) => text).join(''))

function linesOf(block: LightBlock): readonly (readonly LightSpan[])[] {
  if (block.kind === 'heading') return [block.spans]
  return block.kind === 'paragraph' ? block.lines : block.items
}

/** Lines without an empty one between them: each run of one kind is a block. */
function blocksOf(lines: readonly string[]): LightBlock[] {
  const blocks: LightBlock[] = []
  for (const line of lines) {
    const read = blockOf(line.trim())
    const last = blocks.at(-1)
    const joined = last && joinedBlock(last, read)
    if (joined) blocks[blocks.length - 1] = joined
    else blocks.push(read)
  }
  return blocks
}

function blockOf(line: string): LightBlock {
  for (const [mark, kind] of [
    [ENTRY, 'list'],
    [NUMBERED, 'numbers'],
  ] as const)
    if (mark.test(line)) return { kind, items: [spansOf(line.replace(mark, ''))] }
  return HEADING.test(line)
    ? { kind: 'heading', spans: spansOf(line.replace(HEADING, '')) }
    : { kind: 'paragraph', lines: [spansOf(line)] }
}

/** Two blocks as one, where they are of a kind that goes on from line to line. */
function joinedBlock(one: LightBlock, next: LightBlock): LightBlock | undefined {
  if (one.kind === 'paragraph' && next.kind === 'paragraph')
    return { kind: 'paragraph', lines: [...one.lines, ...next.lines] }
  if ((one.kind === 'list' || one.kind === 'numbers') && next.kind === one.kind)
    return { kind: one.kind, items: [...one.items, ...next.items] }
  return undefined
}

function spansOf(line: string): LightSpan[] {
  const spans: LightSpan[] = []
  let read = 0
  for (const match of line.matchAll(MARKS)) {
    const span = markedSpan(match.groups ?? {})
    if (!span) continue
    if (match.index > read) spans.push({ kind: 'text', text: line.slice(read, match.index) })
    spans.push(span)
    // An address may have left the end of its sentence behind.
    const used = match.groups?.web === undefined ? match[0].length : span.text.length
    read = match.index + used
  }
  if (read < line.length) spans.push({ kind: 'text', text: line.slice(read) })
  return spans
}

/** @returns undefined of a link that may lead nowhere: it stands as it is written */
function markedSpan({
  strong,
  words,
  target,
  web,
  mail,
}: Partial<Record<string, string>>): LightSpan | undefined {
  if (strong !== undefined) return { kind: 'strong', text: strong }
  if (mail !== undefined) return { kind: 'link', text: mail, href: `mailto:${mail}` }
  if (web !== undefined) {
    const href = withoutEnd(web)
    return { kind: 'link', text: href, href }
  }
  return words !== undefined && target !== undefined && SAFE_TARGET.test(target)
    ? { kind: 'link', text: words, href: target }
    : undefined
}

function withoutEnd(address: string): string {
  let end = address.length
  while (AFTER_ADDRESS.test(address.slice(end - 1, end))) end -= 1
  return address.slice(0, end)
}
