import { saveAs } from '../client/saveAs.ts'

const SVG = 'http://www.w3.org/2000/svg'
/** What an SVG element may take from the page's styles, which a file of its own does not have. */
const STYLES = ['fill', 'stroke', 'font-family', 'font-size', 'font-weight', 'font-variant-numeric'] as const
/** Pixels of a PNG for one of the screen, so that it prints sharp. */
const SCALE = 2
/** Free space around the picture, pixels. */
const MARGIN = 16
const TITLE_HEIGHT = 34

/** A picture as an SVG file of its own: with its name, its colours as they are on the screen, on a ground of its own. */
function asFile(svg: SVGSVGElement, title: string): { text: string; width: number; height: number } {
  const { width: own, height: high } = svg.viewBox.baseVal
  const [width, height] = [own + 2 * MARGIN, high + TITLE_HEIGHT + 2 * MARGIN]
  const copy = svg.cloneNode(true) as SVGSVGElement
  const originals = svg.querySelectorAll('*')
  for (const [index, element] of copy.querySelectorAll('*').entries()) {
    const style = getComputedStyle(originals[index]!)
    for (const name of STYLES) element.setAttribute(name, style.getPropertyValue(name))
    element.removeAttribute('class')
  }
  const ink = getComputedStyle(svg).color
  const file = made('svg', { width, height, viewBox: `0 0 ${width} ${height}`, xmlns: SVG })
  const ground = getComputedStyle(document.body).backgroundColor
  const name = made('text', { x: MARGIN, y: MARGIN + 16, fill: ink, 'font-size': 17, 'font-weight': 600 })
  name.setAttribute('font-family', getComputedStyle(svg).fontFamily)
  name.textContent = title
  const place = made('g', { transform: `translate(${MARGIN} ${MARGIN + TITLE_HEIGHT})` })
  place.append(...copy.childNodes)
  file.append(made('rect', { width, height, fill: ground }), name, place)
  return { text: new XMLSerializer().serializeToString(file), width, height }
}

function made(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}

async function asPng({ text, width, height }: ReturnType<typeof asFile>): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width * SCALE
    canvas.height = height * SCALE
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Saves a picture as it stands on the screen, named by its title. */
export async function savePicture(svg: SVGSVGElement, title: string, ending: 'svg' | 'png'): Promise<void> {
  const file = asFile(svg, title)
  const blob = ending === 'png' ? await asPng(file) : new Blob([file.text], { type: 'image/svg+xml' })
  saveAs(blob, `${title.replace(/[\\/:*?"<>|]+/g, ' ').trim()}.${ending}`)
}
