/**
 * The search of the site: VitePress loads its index by `MiniSearch`, and `.vitepress/config.js` gives it this one.
 * Options of its configuration would reach the browser as texts of functions, which the security policy does not run.
 */
import MiniSearch, { type Options, type SearchOptions } from 'minisearch'

/** Words that every page has: they would find the longest page. */
const everywhere = new Set(
  `а без бы был была были было быть в вам вас во все всё вы где да для до его ее её если есть еще ещё же за и из или им
  их к как какая какие каким какими какого какое какой каком какую ко когда кто ли либо мне много можно мой мою моя мы на
  над надо нас не него нее неё нет ни них но ну нужно о об он она они оно от очень по под при про с сам свой своё своего
  своей своему своих себя сколько со так также то тоже только туда тут ты у уже чего чей чем что чтобы эта эти это этого
  этой этом эту я
  a about after all am an and any are as at be been before but by can did do does each for from get gets had has have he
  her his how i if in into is it its just many may me most much must my no not of on one or our out over she should so
  some than that the their them then there these they this those through to up us use used was we were what when where
  which while who why will with would you your`.split(/\s+/),
)

/** The endings of Russian nouns, adjectives and verbs, longest first, and of English words. */
const ENDING =
  /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ать|ять|ить|еть|ешь|ишь|ете|ите|иях|ых|их|ях|ах|ов|ев|ей|ой|ий|ый|ая|яя|ое|ее|ые|ие|ую|юю|ам|ям|ом|ем|ет|ут|ют|ит|ат|ят|ла|ло|ли|ия|ии|ию|л|а|я|о|е|ё|ы|и|у|ю|ь|й|ings?|ies|ied|ed|es|s)$/

/** The length of the shortest beginning that is looked for. */
const SHORTEST = 4

/** Returns what is looked for of a typed word: the word, and its beginning without the ending. */
export function termsOf(word: string): string[] {
  const term = word.toLowerCase()
  if (everywhere.has(term)) return []
  const beginning = term.replace(ENDING, '')
  return beginning === term || beginning.length < SHORTEST ? [term] : [term, beginning]
}

/** How much a page counts: guides most, lists of everything and the decisions of the project least. */
const boosts: readonly (readonly [page: RegExp, boost: number])[] = [
  [/\/(?:employee|accountant|guide)(?:#|$)/, 1.6],
  [/\/(?:exports|decisions)\/|\/(?:fields|glossary|architecture|contributing)(?:#|$)/, 0.5],
]

const searchOptions: SearchOptions = {
  processTerm: termsOf,
  // One wrong letter makes another word of a short one.
  fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  boostDocument: (id) => boosts.find(([page]) => page.test(id))?.[1] ?? 1,
}

export default {
  /** Loads an index, as `MiniSearch` does. */
  loadJSON: <Page>(json: string, options: Options<Page>) =>
    MiniSearch.loadJSON<Page>(json, {
      ...options,
      searchOptions: { ...options.searchOptions, ...searchOptions },
    }),
}
