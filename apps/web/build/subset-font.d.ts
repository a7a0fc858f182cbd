declare module 'subset-font' {
  /** Makes a font with the characters of a text only. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: Readonly<Record<string, unknown>>,
  ): Promise<Buffer>
}
