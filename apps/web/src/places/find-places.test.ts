import { places } from '@oklad/answers/places'
import type { Language } from '@oklad/contract'
import { describe, expect, it } from 'vitest'
import { findPlaces } from './find-places.ts'

const namesFor = (query: string, language: Language = 'ru') =>
  findPlaces(query, language).map(({ name }) => name.ru)

describe('a name', () => {
  it.each([
    ['as it is', 'Сургут', 'Сургут'],
    ['in small letters', 'сургут', 'Сургут'],
    ['in capitals', 'СУРГУТ', 'Сургут'],
    ['in English', 'Surgut', 'Сургут'],
    ['with spaces around', '  сургут ', 'Сургут'],
    ['without its hyphen', 'ханты мансийск', 'Ханты-Мансийск'],
    ['without its space', 'новыйуренгой', 'Новый Уренгой'],
    ['with е for ё', 'артем', 'Артём'],
    ['with ё for е', 'сёверодвинск', 'Северодвинск'],
    ['in another spelling', 'Ekaterinburg', 'Екатеринбург'],
    ['in short', 'екб', 'Екатеринбург'],
    ['of old', 'свердловск', 'Екатеринбург'],
    ['of a part of the town', 'талнах', 'Норильск'],
    ['of which the beginning is typed', 'комсом', 'Комсомольск-на-Амуре'],
    ['of which a later word is typed', 'тагил', 'Нижний Тагил'],
  ])('%s', (_, query, name) => {
    expect(namesFor(query)[0]).toBe(name)
    expect(namesFor(query, 'en')[0]).toBe(name)
  })

  it('of every place finds that place first, in either language', () => {
    for (const place of places) {
      expect(findPlaces(place.name.ru, 'ru')[0]).toBe(place)
      expect(findPlaces(place.name.en, 'en')[0]).toBe(place)
    }
  })
})

describe('with one letter', () => {
  it.each([
    ['missing', 'сургт', 'Сургут'],
    ['wrong', 'сургуд', 'Сургут'],
    ['added', 'surgutt', 'Сургут'],
    ['wrong in the beginning of a name', 'екатиринб', 'Екатеринбург'],
    ['missing in English', 'Norlsk', 'Норильск'],
  ])('%s', (_, query, name) => {
    expect(namesFor(query)).toEqual([name])
  })

  it.each([
    ['two letters', 'сургд'],
    ['a short name', 'омзк'],
    ['a short beginning', 'магас'],
  ])('but not %s', (_, query) => {
    expect(namesFor(query)).toEqual([])
  })

  it('is not looked for where something fits as typed', () => {
    expect(namesFor('томск')).not.toContain('Омск')
  })
})

describe('the order', () => {
  it('is the whole name, the beginning of one, then the middle', () => {
    const names = namesFor('орск')
    expect(names[0]).toBe('Орск')
    expect(names).toContain('Магнитогорск')
    expect(namesFor('курильск')).toEqual(['Курильск', 'Южно-Курильск', 'Северо-Курильск'])
  })

  it('puts a name before its region', () => {
    const [first, ...others] = namesFor('красноярск')
    expect(first).toBe('Красноярск')
    expect(others).toEqual(expect.arrayContaining(['Норильск', 'Ачинск']))
  })
})

describe('a land', () => {
  it.each([
    ['урал', 'Свердловская область'],
    ['Urals', 'Челябинская область'],
    ['югра', 'Ханты-Мансийский автономный округ — Югра'],
    ['хмао', 'Ханты-Мансийский автономный округ — Югра'],
    ['ямал', 'Ямало-Ненецкий автономный округ'],
    ['якутия', 'Республика Саха (Якутия)'],
    ['кузбасс', 'Кемеровская область — Кузбасс'],
    ['Khabarovsk Krai', 'Хабаровский край'],
  ])('%s gives the places of %s', (query, region) => {
    const found = findPlaces(query, 'ru')
    for (const place of places) if (place.region.ru === region) expect(found).toContain(place)
  })

  it('gives no others', () => {
    const regions = new Set(findPlaces('ямал', 'ru').map(({ region }) => region.en))
    expect([...regions]).toEqual(['Yamalo-Nenets Autonomous Okrug'])
  })
})

describe('a town without a coefficient', () => {
  it.each([
    ['спб', 'Санкт-Петербург'],
    ['Москва', 'Москва'],
    ['moscow', 'Москва'],
    ['казань', 'Казань'],
    ['подмосковье', 'Балашиха'],
    ['крым', 'Симферополь'],
  ])('is found for %s', (query, name) => {
    const [place] = findPlaces(query, 'ru')
    expect(place).toMatchObject({
      zone: 'ordinary',
      districtCoefficient: 100,
      northernAllowance: 0,
    })
    expect(place?.name.ru).toBe(name)
  })
})

describe('nothing', () => {
  it.each(['Минск', 'Ташкент', 'зззззззз'])('is found for %s', (query) => {
    expect(namesFor(query)).toEqual([])
  })

  it('typed gives the largest northern towns', () => {
    const found = findPlaces('', 'ru')
    expect(found.map(({ name }) => name.en)).toEqual([
      'Surgut',
      'Yakutsk',
      'Arkhangelsk',
      'Nizhnevartovsk',
      'Murmansk',
      'Komsomolsk-on-Amur',
      'Petrozavodsk',
      'Syktyvkar',
      'Norilsk',
      'Severodvinsk',
    ])
    expect(findPlaces(' -?', 'en')).toEqual(found)
    for (const { zone } of found) expect(zone).not.toBe('special_climate')
  })
})
