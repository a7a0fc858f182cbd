declare module 'subset-font' {
  /** Makes a font with the characters of a text only. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype'
      readonly keepFeatures?: readonly string[]
      readonly preserveNameIds: readonly number[]
      readonly variationAxes: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >
    },
  ): Promise<Buffer>
}
