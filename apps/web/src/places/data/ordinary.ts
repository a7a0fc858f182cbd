import type { Place } from '../place.ts'
import { placeGroup } from '../place-group.ts'

/**
 * The largest towns without a district coefficient and without a northern allowance. No act sets
 * either for them, so they have no source. Towns near a border of an area with a coefficient are left
 * out.
 */
const towns: readonly (readonly [region: string, towns: string])[] = [
  ['Москва = Moscow', 'Москва = Moscow'],
  [
    'Санкт-Петербург = Saint Petersburg',
    'Санкт-Петербург = Saint Petersburg = Питер = СПб = Петербург',
  ],
  ['Нижегородская область = Nizhny Novgorod Oblast', 'Нижний Новгород = Nizhny Novgorod'],
  ['Татарстан = Tatarstan', 'Казань = Kazan'],
  ['Самарская область = Samara Oblast', 'Самара = Samara, Тольятти = Tolyatti'],
  ['Ростовская область = Rostov Oblast', 'Ростов-на-Дону = Rostov-on-Don'],
  ['Краснодарский край = Krasnodar Krai', 'Краснодар = Krasnodar, Сочи = Sochi'],
  ['Воронежская область = Voronezh Oblast', 'Воронеж = Voronezh'],
  ['Ульяновская область = Ulyanovsk Oblast', 'Ульяновск = Ulyanovsk'],
  ['Ярославская область = Yaroslavl Oblast', 'Ярославль = Yaroslavl'],
  ['Рязанская область = Ryazan Oblast', 'Рязань = Ryazan'],
  ['Липецкая область = Lipetsk Oblast', 'Липецк = Lipetsk'],
  ['Тульская область = Tula Oblast', 'Тула = Tula'],
  ['Пензенская область = Penza Oblast', 'Пенза = Penza'],
  ['Курская область = Kursk Oblast', 'Курск = Kursk'],
  ['Ставропольский край = Stavropol Krai', 'Ставрополь = Stavropol'],
  ['Калининградская область = Kaliningrad Oblast', 'Калининград = Kaliningrad'],
  ['Брянская область = Bryansk Oblast', 'Брянск = Bryansk'],
  ['Белгородская область = Belgorod Oblast', 'Белгород = Belgorod'],
  ['Владимирская область = Vladimir Oblast', 'Владимир = Vladimir'],
  ['Ивановская область = Ivanovo Oblast', 'Иваново = Ivanovo'],
  ['Смоленская область = Smolensk Oblast', 'Смоленск = Smolensk'],
  ['Тверская область = Tver Oblast', 'Тверь = Tver'],
  ['Калужская область = Kaluga Oblast', 'Калуга = Kaluga'],
  ['Тамбовская область = Tambov Oblast', 'Тамбов = Tambov'],
  ['Орловская область = Oryol Oblast', 'Орёл = Oryol'],
  ['Костромская область = Kostroma Oblast', 'Кострома = Kostroma'],
  ['Псковская область = Pskov Oblast', 'Псков = Pskov'],
  ['Новгородская область = Novgorod Oblast', 'Великий Новгород = Veliky Novgorod'],
  ['Чувашия = Chuvashia', 'Чебоксары = Cheboksary'],
  ['Марий Эл = Mari El', 'Йошкар-Ола = Yoshkar-Ola'],
  ['Московская область = Moscow Oblast', 'Балашиха = Balashikha = Подмосковье'],
  ['Ленинградская область = Leningrad Oblast', 'Гатчина = Gatchina'],
  ['Республика Крым = Crimea', 'Симферополь = Simferopol'],
  ['Севастополь = Sevastopol', 'Севастополь = Sevastopol'],
  ['Северная Осетия = North Ossetia', 'Владикавказ = Vladikavkaz'],
  ['Мордовия = Mordovia', 'Саранск = Saransk'],
]

export const ordinaryPlaces: readonly Place[] = towns.flatMap(([region, towns]) => {
  const [ru = '', en = ''] = region.split(' = ')
  const none = {
    districtCoefficient: 100,
    northernAllowance: 0,
    zone: 'ordinary',
    sources: [],
  } as const
  return placeGroup({ towns, region: { ru, en }, ...none })
})
