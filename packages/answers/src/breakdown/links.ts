const portal = 'http://pravo.gov.ru/'
const document = (number: number) => `${portal}proxy/ips/?docbody=&nd=${number}`

/** The official publication of the acts that are cited, by how their titles begin. */
const links: readonly (readonly [beginning: string, url: string])[] = [
  ['Налоговый кодекс РФ, часть первая', document(102054722)],
  ['Налоговый кодекс', document(102067058)],
  ['Трудовой кодекс', document(102074279)],
  ['Гражданский кодекс РФ, часть вторая', document(102039276)],
]

/** Where an act is officially published: its text in force, or the portal where it is to be found. */
export function linkTo(act: string): string {
  return links.find(([beginning]) => act.startsWith(beginning))?.[1] ?? portal
}
