declare module 'subset-font' {
  /** Makes a font with the characters of a text only. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2'
      readonly keepFeatures: readonly string[]
      readonly preserveNameIds: readonly number[]
      readonly variationAxes: Readonly<
        Record<string, { readonly min: number; readonly max: number }>
      >
    },
  ): Promise<Buffer>
}
