import type { Text } from '../text.ts'

/**
 * The zone of a place by law: the Far North; an area equated to it; neither, with a coefficient (and in
 * the south of Siberia and the Far East an allowance too) for its climate; or ordinary, without any.
 */
export type Zone = 'far_north' | 'equated' | 'special_climate' | 'ordinary'

/** The act behind a figure of a place. */
export interface PlaceSource {
  readonly what: 'coefficient' | 'allowance' | 'zone'
  /** Issuer and number, in Russian. */
  readonly act: string
  /** Of the act, `YYYY-MM-DD`. */
  readonly date: string
  /** Where to read it, or a reference that names it for the place. */
  readonly url: string
}

/** A town or settlement, with the multiplier and the allowance that apply to pay there. */
export interface Place {
  readonly name: Text
  /** The subject of the federation. */
  readonly region: Text
  /** More that people type for it: short and old names, the name of the land around. */
  readonly otherNames: readonly string[]
  /**
   * District coefficient × 100, 100 to 200, 100 where there is none: the one an ordinary private employer is bound by. Some
   * industries have acts of their own.
   */
  readonly districtCoefficient: number
  /** A higher one × 100 that part of the employers there pay; the note says which. */
  readonly higherCoefficient?: number
  /** The largest percentage allowance there, whole percent, 0 to 100. It grows to that with service. */
  readonly northernAllowance: number
  readonly zone: Zone
  readonly sources: readonly PlaceSource[]
  /** Given where no text of the act with the figure was at hand: it rests on references alone. */
  readonly isUnconfirmed?: true
  /** Where practice differs. */
  readonly note?: Text
}
