/** Something in a workbook is not as its format says. Source: ECMA-376, Office Open XML File Formats. */
export class DamagedWorkbook extends Error {
  override name = 'DamagedWorkbook'
}
