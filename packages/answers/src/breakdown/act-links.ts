const portalText = (number: number) => `https://pravo.gov.ru/proxy/ips/?docbody=&nd=${number}`
const consultantText = (number: number) =>
  `https://www.consultant.ru/document/cons_doc_LAW_${number}/`

/** The text in force of the acts that are cited, by how their titles begin. */
const links: readonly (readonly [beginning: string, url: string])[] = [
  ['Налоговый кодекс РФ, часть первая', portalText(102054722)],
  ['Налоговый кодекс', portalText(102067058)],
  ['Трудовой кодекс', portalText(102074279)],
  ['Гражданский кодекс РФ, часть вторая', portalText(102039276)],
  ['Федеральный закон № 82-ФЗ', consultantText(27572)],
  ['Федеральный закон № 125-ФЗ', consultantText(19559)],
  ['Федеральный закон № 229-ФЗ', consultantText(71450)],
  ['Федеральный закон № 422-ФЗ', consultantText(311977)],
  [
    'Постановление Правительства РФ № 1255',
    'https://ppt.ru/docs/postanovlenie/pravitelstvo/n-1255-25506',
  ],
]

/**
 * Returns the address of the text of an act.
 * @param act as citations name it
 * @returns `undefined` if no address of the text itself is known; never the front page of a portal
 */
export const linkTo = (act: string): string | undefined =>
  links.find(([beginning]) => act.startsWith(beginning))?.[1]
