/**
 * The spaces at which a line of prose must not break: between a number and its unit, within the
 * number of an article and its paragraph, before a dash, within a reckoning up to its result. A line
 * of the document may end there.
 */
const bindings = [
  /(?<=\d)[ \n](?=%|million|roubles|kopecks|млн|руб|коп|год|(?:п|пп|ч)\.)/g,
  /(?<=№|(?:^|[\s(])(?:ст|п|пп|ч)\.)[ \n](?=[\d«])/g,
  /[ \n](?=—)/g,
  /(?<=[\d%)])[ \n](?=[+−×/]\s[\d(])/g,
  /(?<=\s[+−×/=])[ \n](?=[\d(])/g,
]

/** Makes those spaces no-break ones: a document is easier to write and to search without them. */
export const bindSpaces = (text: string) =>
  bindings.reduce((bound, spaces) => bound.replace(spaces, '\u00a0'), text)
