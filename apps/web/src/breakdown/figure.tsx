import type { ButtonHTMLAttributes } from 'preact'
import { type Asked, explain } from './asked-figure.ts'

type FigureProps = ButtonHTMLAttributes & { readonly asked: Asked }

/** A figure that opens its breakdown. */
export const Figure = ({ asked, ...button }: FigureProps) => (
  <button type="button" class="figure" onClick={() => explain(asked)} {...button} />
)
