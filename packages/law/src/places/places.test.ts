import { describe, expect, it } from 'vitest'
import * as acts from './acts.ts'
import { namesakes } from './namesakes.ts'
import type { Place, PlaceSource, Zone } from './place.ts'
import { everyPlace, places } from './places.ts'

const townOf = (name: string) => {
  const [town, ...others] = places.filter((place) => place.name.ru === name)
  if (town === undefined || others.length > 0) throw new Error(`${name}: not one place`)
  return town
}

const namesWhere = (isWrong: (place: Place) => boolean) =>
  places.filter(isWrong).map(({ name }) => name.ru)

const isCoefficient = (hundredths: number) =>
  Number.isInteger(hundredths) && hundredths > 100 && hundredths <= 200

const figuresOf = ({ districtCoefficient, northernAllowance, zone }: Place) => [
  districtCoefficient,
  northernAllowance,
  zone,
]

/** Stated by hand, from the acts named beside them. */
const expected: readonly (readonly [string, number, number, Zone])[] = [
  // The federal list outside production: 1.5 in Yugra north of the 60th parallel and in Yamal.
  ['Сургут', 150, 50, 'equated'],
  ['Нижневартовск', 150, 50, 'equated'],
  ['Белоярский', 150, 80, 'far_north'],
  ['Ноябрьск', 150, 80, 'far_north'],
  // № 380/П-18: Norilsk 1.8.
  ['Норильск', 180, 80, 'far_north'],
  // 27,093 × 1.2 = 32,512 and × 1.4 = 37,931: minimum wages of 2026, without the allowance.
  ['Архангельск', 120, 50, 'equated'],
  ['Северодвинск', 140, 80, 'far_north'],
  // 11,163 × (1.5 + 0.8) = 25,675: the minimum wage of 2018 in Murmansk Oblast, for all employers.
  ['Мурманск', 150, 80, 'far_north'],
  ['Петрозаводск', 115, 50, 'equated'],
  ['Костомукша', 140, 80, 'far_north'],
  // 9,489 × (1.2 + 0.5) = 16,131: the minimum wage of 2018 in the south of Komi.
  ['Сыктывкар', 120, 50, 'equated'],
  ['Ухта', 130, 50, 'equated'],
  // № 601: Vorkuta 1.6, the Kuznetsk Basin 1.3.
  ['Воркута', 160, 80, 'far_north'],
  ['Кемерово', 130, 0, 'special_climate'],
  // № 421/26: 1.2 in Krasnoyarsk Krai and Irkutsk Oblast; № 794: up to 30 percent in their south.
  ['Красноярск', 120, 30, 'special_climate'],
  ['Иркутск', 120, 30, 'special_climate'],
  ['Якутск', 140, 80, 'far_north'],
  ['Мирный', 170, 80, 'far_north'],
  ['Магадан', 170, 80, 'far_north'],
  ['Анадырь', 200, 100, 'far_north'],
  // 6,309.60 × (2.0 + 0.8) = 17,667: the minimum wage of 2015 in the Kurils.
  ['Южно-Курильск', 200, 80, 'far_north'],
  // 12,792 × (1.2 + 0.3) = 19,188 and × (1.2 + 0.5) = 21,746: minimum wages of 2017 in Khabarovsk Krai.
  ['Хабаровск', 120, 30, 'special_climate'],
  ['Комсомольск-на-Амуре', 120, 50, 'equated'],
  // № 53: up to 30 percent in Buryatia.
  ['Улан-Удэ', 120, 30, 'special_climate'],
  ['Кызыл', 140, 50, 'equated'],
  // № 309: Tomsk 1.3, Seversk 1.5. № 512: the Altai Republic 1.4. № 534: Novosibirsk Oblast 1.2.
  ['Томск', 130, 0, 'special_climate'],
  ['Северск', 150, 0, 'special_climate'],
  ['Горно-Алтайск', 140, 0, 'special_climate'],
  ['Новосибирск', 120, 0, 'special_climate'],
  ['Тюмень', 115, 0, 'special_climate'],
  // № 403/20-155: the Urals 1.15, Solikamsk 1.2.
  ['Екатеринбург', 115, 0, 'special_climate'],
  ['Уфа', 115, 0, 'special_climate'],
  ['Соликамск', 120, 0, 'special_climate'],
  ['Березники', 115, 0, 'special_climate'],
  // № 546/25-5: the northern districts of Kirov Oblast 1.15. № 1631: the steppe of Altai Krai 1.25.
  ['Кирово-Чепецк', 115, 0, 'special_climate'],
  ['Кулундинский район', 125, 0, 'special_climate'],
  ['Рубцовск', 115, 0, 'special_climate'],
  // The federal list outside production: 1.3 in the north of Irkutsk and Amur Oblasts and in Usinsk.
  ['Братск', 130, 50, 'equated'],
  ['Усть-Илимск', 130, 50, 'equated'],
  ['Тында', 130, 50, 'equated'],
  ['Усинск', 130, 80, 'far_north'],
  // № 601: Inta 1.6. № 594 of 1990: Kandalaksha is in the Far North.
  ['Инта', 160, 80, 'far_north'],
  ['Кандалакша', 150, 80, 'far_north'],
  // № 403/20-155, № 601, № 534, № 325/24: the whole Urals, Kuznetsk Basin, Novosibirsk and Omsk Oblasts.
  ...(['Ревда', 'Аша', 'Нытва', 'Янаул', 'Сорочинск', 'Катайск', 'Исилькуль'] as const).map(
    (name) => [name, 115, 0, 'special_climate'] as const,
  ),
  ['Таштагол', 130, 0, 'special_climate'],
  ['Барабинск', 120, 0, 'special_climate'],
  // № 421/26 with № 794; № 512/П-28 with № 53.
  ...(['Назарово', 'Черемхово', 'Кяхта', 'Краснокаменск', 'Арсеньев', 'Облучье'] as const).map(
    (name) => [name, 120, 30, 'special_climate'] as const,
  ),
  // The federal list: the whole of Magadan Oblast and of Chukotka.
  ['Ягодное', 170, 80, 'far_north'],
  ['Эгвекинот', 200, 100, 'far_north'],
]

/** The regions where a district coefficient applies to pay in general, by the acts in `acts.ts`. */
const regionsWithCoefficient = [
  ...['Республика Карелия', 'Республика Коми', 'Архангельская область', 'Мурманская область'],
  ...['Ненецкий автономный округ', 'Вологодская область', 'Кировская область', 'Пермский край'],
  ...['Республика Башкортостан', 'Удмуртская Республика', 'Оренбургская область'],
  ...['Свердловская область', 'Челябинская область', 'Курганская область', 'Тюменская область'],
  ...['Ханты-Мансийский автономный округ — Югра', 'Ямало-Ненецкий автономный округ'],
  ...['Алтайский край', 'Республика Алтай', 'Новосибирская область', 'Омская область'],
  ...['Томская область', 'Кемеровская область — Кузбасс', 'Красноярский край'],
  ...['Республика Хакасия', 'Республика Тыва', 'Иркутская область', 'Республика Бурятия'],
  ...['Забайкальский край', 'Республика Саха (Якутия)', 'Амурская область'],
  ...['Еврейская автономная область', 'Хабаровский край', 'Приморский край'],
  ...['Сахалинская область', 'Камчатский край', 'Магаданская область'],
  'Чукотский автономный округ',
]

const allowancesOf: Record<Zone, readonly number[]> = {
  far_north: [80, 100],
  equated: [50],
  special_climate: [0, 30],
  ordinary: [],
}

describe('the places', () => {
  it.each(expected)('%s has × %i / 100, up to %i %% and is %s', (name, ...figures) => {
    expect(figuresOf(townOf(name))).toEqual(figures)
  })

  it('are there for every region with a coefficient, and for no other', () => {
    const regions = new Set(places.map(({ region }) => region.ru))
    expect([...regions].sort()).toEqual([...regionsWithCoefficient].sort())
  })

  it('have a name of their own within the region, in both languages', () => {
    for (const language of ['ru', 'en'] as const) {
      const names = places.map(({ name, region }) => `${region[language]}: ${name[language]}`)
      expect(new Set(names).size).toBe(places.length)
    }
  })

  it('call one region by one name', () => {
    const russian = new Set(places.map(({ region }) => region.ru))
    const pairs = new Set(places.map(({ region }) => `${region.ru} ${region.en}`))
    expect(pairs.size).toBe(russian.size)
  })

  it('are named in the letters of each language', () => {
    for (const text of places.flatMap(({ name, region }) => [name, region])) {
      expect(text.ru).toMatch(/^[А-ЯЁа-яё() —-]+$/)
      expect(text.en).toMatch(/^[A-Za-z() —-]+$/)
    }
  })

  it('have a coefficient within range', () => {
    expect(namesWhere(({ districtCoefficient }) => !isCoefficient(districtCoefficient))).toEqual([])
  })

  it('have the allowance of their zone', () => {
    expect(
      namesWhere(({ zone, northernAllowance }) => !allowancesOf[zone].includes(northernAllowance)),
    ).toEqual([])
  })

  it('have the act of every figure, and of no other', () => {
    const isCited = ({ sources }: Place, what: PlaceSource['what']) =>
      sources.some((source) => source.what === what)
    expect(namesWhere((place) => !isCited(place, 'coefficient'))).toEqual([])
    expect(
      namesWhere((place) => isCited(place, 'allowance') !== place.northernAllowance > 0),
    ).toEqual([])
    expect(
      namesWhere((place) => isCited(place, 'zone') !== (place.zone !== 'special_climate')),
    ).toEqual([])
  })

  it('cite no act twice', () => {
    expect(namesWhere(({ sources }) => new Set(sources).size < sources.length)).toEqual([])
  })

  it('say in the note whose coefficient is higher', () => {
    const withHigher = places.filter(({ higherCoefficient }) => higherCoefficient !== undefined)
    expect(withHigher.length).toBeGreaterThan(0)
    for (const { districtCoefficient, higherCoefficient = 0, note } of withHigher) {
      expect(isCoefficient(higherCoefficient)).toBe(true)
      expect(higherCoefficient).toBeGreaterThan(districtCoefficient)
      const hundredths = `${higherCoefficient - 100}`.replace(/0$/, '')
      expect(note?.ru).toContain(`1,${hundredths}`)
      expect(note?.en).toContain(`1.${hundredths}`)
    }
  })
})

describe('the namesakes', () => {
  it.each(Object.entries(namesakes))('%s is a place of another region than %o', (name, regions) => {
    const named = everyPlace.filter((place) => place.name.ru === name)
    expect(named).toHaveLength(1)
    expect(regions).not.toContain(named[0]?.region.ru)
  })
})

describe('the acts', () => {
  it.each(Object.entries(acts))('%s has a number, a date and an address', (_, source) => {
    expect(source.act).toMatch(/№ \d/)
    expect(new Date(source.date).toISOString().slice(0, 10)).toBe(source.date)
    expect(new URL(source.url).protocol).toBe('https:')
  })

  it('are all cited', () => {
    const cited = new Set(places.flatMap(({ sources }) => sources))
    for (const source of Object.values(acts)) expect(cited).toContain(source)
  })
})
