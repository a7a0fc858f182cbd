import { ordinary, placesIn } from '../place-table.ts'

/**
 * The largest towns without a district coefficient and without a northern allowance. No act sets
 * either for them, so they have no source. Towns near a border of an area with a coefficient are left
 * out.
 */
export const ordinaryPlaces = placesIn({
  'Москва = Moscow': { 'Москва = Moscow': ordinary },
  'Санкт-Петербург = Saint Petersburg': {
    'Санкт-Петербург = Saint Petersburg = Питер = СПб = Петербург': ordinary,
  },
  'Нижегородская область = Nizhny Novgorod Oblast': {
    'Нижний Новгород = Nizhny Novgorod': ordinary,
  },
  'Татарстан = Tatarstan': { 'Казань = Kazan': ordinary },
  'Самарская область = Samara Oblast': { 'Самара = Samara, Тольятти = Tolyatti': ordinary },
  'Ростовская область = Rostov Oblast': { 'Ростов-на-Дону = Rostov-on-Don': ordinary },
  'Краснодарский край = Krasnodar Krai': { 'Краснодар = Krasnodar, Сочи = Sochi': ordinary },
  'Воронежская область = Voronezh Oblast': { 'Воронеж = Voronezh': ordinary },
  'Ульяновская область = Ulyanovsk Oblast': { 'Ульяновск = Ulyanovsk': ordinary },
  'Ярославская область = Yaroslavl Oblast': { 'Ярославль = Yaroslavl': ordinary },
  'Рязанская область = Ryazan Oblast': { 'Рязань = Ryazan': ordinary },
  'Липецкая область = Lipetsk Oblast': { 'Липецк = Lipetsk': ordinary },
  'Тульская область = Tula Oblast': { 'Тула = Tula': ordinary },
  'Пензенская область = Penza Oblast': { 'Пенза = Penza': ordinary },
  'Курская область = Kursk Oblast': { 'Курск = Kursk': ordinary },
  'Ставропольский край = Stavropol Krai': { 'Ставрополь = Stavropol': ordinary },
  'Калининградская область = Kaliningrad Oblast': { 'Калининград = Kaliningrad': ordinary },
  'Брянская область = Bryansk Oblast': { 'Брянск = Bryansk': ordinary },
  'Белгородская область = Belgorod Oblast': { 'Белгород = Belgorod': ordinary },
  'Владимирская область = Vladimir Oblast': { 'Владимир = Vladimir': ordinary },
  'Ивановская область = Ivanovo Oblast': { 'Иваново = Ivanovo': ordinary },
  'Смоленская область = Smolensk Oblast': { 'Смоленск = Smolensk': ordinary },
  'Тверская область = Tver Oblast': { 'Тверь = Tver': ordinary },
  'Калужская область = Kaluga Oblast': { 'Калуга = Kaluga': ordinary },
  'Тамбовская область = Tambov Oblast': { 'Тамбов = Tambov': ordinary },
  'Орловская область = Oryol Oblast': { 'Орёл = Oryol': ordinary },
  'Костромская область = Kostroma Oblast': { 'Кострома = Kostroma': ordinary },
  'Псковская область = Pskov Oblast': { 'Псков = Pskov': ordinary },
  'Новгородская область = Novgorod Oblast': { 'Великий Новгород = Veliky Novgorod': ordinary },
  'Чувашия = Chuvashia': { 'Чебоксары = Cheboksary': ordinary },
  'Марий Эл = Mari El': { 'Йошкар-Ола = Yoshkar-Ola': ordinary },
  'Московская область = Moscow Oblast': { 'Балашиха = Balashikha = Подмосковье': ordinary },
  'Ленинградская область = Leningrad Oblast': { 'Гатчина = Gatchina': ordinary },
  'Республика Крым = Crimea': { 'Симферополь = Simferopol': ordinary },
  'Севастополь = Sevastopol': { 'Севастополь = Sevastopol': ordinary },
  'Северная Осетия = North Ossetia': { 'Владикавказ = Vladikavkaz': ordinary },
  'Мордовия = Mordovia': { 'Саранск = Saransk': ordinary },
})
