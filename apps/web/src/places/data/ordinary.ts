import type { Place } from '../place.ts'

/**
 * The largest towns without a district coefficient and without a northern allowance. No act sets
 * either for them, so they have no source. Towns near a border of an area with a coefficient are left
 * out.
 */
const towns: readonly (readonly [
  russian: string,
  english: string,
  region: string,
  regionInEnglish: string,
  ...otherNames: string[],
])[] = [
  ['Москва', 'Moscow', 'Москва', 'Moscow'],
  [
    'Санкт-Петербург',
    'Saint Petersburg',
    'Санкт-Петербург',
    'Saint Petersburg',
    'Питер',
    'СПб',
    'Петербург',
  ],
  ['Нижний Новгород', 'Nizhny Novgorod', 'Нижегородская область', 'Nizhny Novgorod Oblast'],
  ['Казань', 'Kazan', 'Татарстан', 'Tatarstan'],
  ['Самара', 'Samara', 'Самарская область', 'Samara Oblast'],
  ['Тольятти', 'Tolyatti', 'Самарская область', 'Samara Oblast'],
  ['Ростов-на-Дону', 'Rostov-on-Don', 'Ростовская область', 'Rostov Oblast'],
  ['Краснодар', 'Krasnodar', 'Краснодарский край', 'Krasnodar Krai'],
  ['Сочи', 'Sochi', 'Краснодарский край', 'Krasnodar Krai'],
  ['Воронеж', 'Voronezh', 'Воронежская область', 'Voronezh Oblast'],
  ['Ульяновск', 'Ulyanovsk', 'Ульяновская область', 'Ulyanovsk Oblast'],
  ['Ярославль', 'Yaroslavl', 'Ярославская область', 'Yaroslavl Oblast'],
  ['Рязань', 'Ryazan', 'Рязанская область', 'Ryazan Oblast'],
  ['Липецк', 'Lipetsk', 'Липецкая область', 'Lipetsk Oblast'],
  ['Тула', 'Tula', 'Тульская область', 'Tula Oblast'],
  ['Пенза', 'Penza', 'Пензенская область', 'Penza Oblast'],
  ['Курск', 'Kursk', 'Курская область', 'Kursk Oblast'],
  ['Ставрополь', 'Stavropol', 'Ставропольский край', 'Stavropol Krai'],
  ['Калининград', 'Kaliningrad', 'Калининградская область', 'Kaliningrad Oblast'],
  ['Брянск', 'Bryansk', 'Брянская область', 'Bryansk Oblast'],
  ['Белгород', 'Belgorod', 'Белгородская область', 'Belgorod Oblast'],
  ['Владимир', 'Vladimir', 'Владимирская область', 'Vladimir Oblast'],
  ['Иваново', 'Ivanovo', 'Ивановская область', 'Ivanovo Oblast'],
  ['Смоленск', 'Smolensk', 'Смоленская область', 'Smolensk Oblast'],
  ['Тверь', 'Tver', 'Тверская область', 'Tver Oblast'],
  ['Калуга', 'Kaluga', 'Калужская область', 'Kaluga Oblast'],
  ['Тамбов', 'Tambov', 'Тамбовская область', 'Tambov Oblast'],
  ['Орёл', 'Oryol', 'Орловская область', 'Oryol Oblast'],
  ['Кострома', 'Kostroma', 'Костромская область', 'Kostroma Oblast'],
  ['Псков', 'Pskov', 'Псковская область', 'Pskov Oblast'],
  ['Великий Новгород', 'Veliky Novgorod', 'Новгородская область', 'Novgorod Oblast'],
  ['Чебоксары', 'Cheboksary', 'Чувашия', 'Chuvashia'],
  ['Йошкар-Ола', 'Yoshkar-Ola', 'Марий Эл', 'Mari El'],
  ['Балашиха', 'Balashikha', 'Московская область', 'Moscow Oblast', 'Подмосковье'],
  ['Гатчина', 'Gatchina', 'Ленинградская область', 'Leningrad Oblast'],
  ['Симферополь', 'Simferopol', 'Республика Крым', 'Crimea'],
  ['Севастополь', 'Sevastopol', 'Севастополь', 'Sevastopol'],
  ['Владикавказ', 'Vladikavkaz', 'Северная Осетия', 'North Ossetia'],
  ['Саранск', 'Saransk', 'Мордовия', 'Mordovia'],
]

export const ordinaryPlaces: readonly Place[] = towns.map(
  ([russian, english, region, regionInEnglish, ...otherNames]) => ({
    name: { ru: russian, en: english },
    region: { ru: region, en: regionInEnglish },
    otherNames,
    districtCoefficient: 100,
    northernAllowance: 0,
    zone: 'ordinary',
    sources: [],
  }),
)
