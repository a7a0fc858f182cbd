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
    'Нижний Новгород = Nizhny Novgorod, Дзержинск = Dzerzhinsk, Арзамас = Arzamas, Саров = Sarov':
      ordinary,
  },
  'Татарстан = Tatarstan': {
    'Казань = Kazan, Набережные Челны = Naberezhnye Chelny, Нижнекамск = Nizhnekamsk, Альметьевск = Almetyevsk, Зеленодольск = Zelenodolsk':
      ordinary,
  },
  'Самарская область = Samara Oblast': {
    'Самара = Samara, Тольятти = Tolyatti, Сызрань = Syzran, Новокуйбышевск = Novokuybyshevsk, Чапаевск = Chapayevsk':
      ordinary,
  },
  'Ростовская область = Rostov Oblast': {
    'Ростов-на-Дону = Rostov-on-Don, Таганрог = Taganrog, Шахты = Shakhty, Новочеркасск = Novocherkassk, Волгодонск = Volgodonsk, Батайск = Bataysk':
      ordinary,
  },
  'Краснодарский край = Krasnodar Krai': {
    'Краснодар = Krasnodar, Сочи = Sochi, Новороссийск = Novorossiysk, Армавир = Armavir, Анапа = Anapa, Геленджик = Gelendzhik, Ейск = Yeysk':
      ordinary,
  },
  'Воронежская область = Voronezh Oblast': {
    'Воронеж = Voronezh, Борисоглебск = Borisoglebsk, Россошь = Rossosh': ordinary,
  },
  'Ульяновская область = Ulyanovsk Oblast': {
    'Ульяновск = Ulyanovsk, Димитровград = Dimitrovgrad': ordinary,
  },
  'Ярославская область = Yaroslavl Oblast': {
    'Ярославль = Yaroslavl, Рыбинск = Rybinsk': ordinary,
  },
  'Рязанская область = Ryazan Oblast': { 'Рязань = Ryazan': ordinary },
  'Липецкая область = Lipetsk Oblast': { 'Липецк = Lipetsk, Елец = Yelets': ordinary },
  'Тульская область = Tula Oblast': {
    'Тула = Tula, Новомосковск = Novomoskovsk, Щёкино = Shchyokino': ordinary,
  },
  'Пензенская область = Penza Oblast': { 'Пенза = Penza': ordinary },
  'Курская область = Kursk Oblast': { 'Курск = Kursk': ordinary },
  'Ставропольский край = Stavropol Krai': { 'Ставрополь = Stavropol': ordinary },
  'Калининградская область = Kaliningrad Oblast': { 'Калининград = Kaliningrad': ordinary },
  'Брянская область = Bryansk Oblast': { 'Брянск = Bryansk': ordinary },
  'Белгородская область = Belgorod Oblast': {
    'Белгород = Belgorod, Старый Оскол = Stary Oskol, Губкин = Gubkin': ordinary,
  },
  'Владимирская область = Vladimir Oblast': {
    'Владимир = Vladimir, Ковров = Kovrov, Муром = Murom, Гусь-Хрустальный = Gus-Khrustalny':
      ordinary,
  },
  'Ивановская область = Ivanovo Oblast': {
    'Иваново = Ivanovo, Кинешма = Kineshma, Шуя = Shuya': ordinary,
  },
  'Смоленская область = Smolensk Oblast': { 'Смоленск = Smolensk, Вязьма = Vyazma': ordinary },
  'Тверская область = Tver Oblast': {
    'Тверь = Tver, Ржев = Rzhev, Вышний Волочёк = Vyshny Volochyok': ordinary,
  },
  'Калужская область = Kaluga Oblast': { 'Калуга = Kaluga, Обнинск = Obninsk': ordinary },
  'Тамбовская область = Tambov Oblast': { 'Тамбов = Tambov, Мичуринск = Michurinsk': ordinary },
  'Орловская область = Oryol Oblast': { 'Орёл = Oryol, Ливны = Livny, Мценск = Mtsensk': ordinary },
  'Костромская область = Kostroma Oblast': { 'Кострома = Kostroma': ordinary },
  'Псковская область = Pskov Oblast': { 'Псков = Pskov, Великие Луки = Velikiye Luki': ordinary },
  'Новгородская область = Novgorod Oblast': {
    'Великий Новгород = Veliky Novgorod, Боровичи = Borovichi, Старая Русса = Staraya Russa':
      ordinary,
  },
  'Чувашия = Chuvashia': { 'Чебоксары = Cheboksary, Новочебоксарск = Novocheboksarsk': ordinary },
  'Марий Эл = Mari El': { 'Йошкар-Ола = Yoshkar-Ola': ordinary },
  'Московская область = Moscow Oblast': {
    'Балашиха = Balashikha = Подмосковье, Красногорск = Krasnogorsk, Химки = Khimki, Мытищи = Mytishchi, Подольск = Podolsk, Люберцы = Lyubertsy, Королёв = Korolyov, Одинцово = Odintsovo, Домодедово = Domodedovo, Электросталь = Elektrostal, Коломна = Kolomna, Щёлково = Shchyolkovo, Серпухов = Serpukhov, Пушкино = Pushkino, Жуковский = Zhukovsky, Ногинск = Noginsk, Раменское = Ramenskoye, Долгопрудный = Dolgoprudny, Реутов = Reutov, Орехово-Зуево = Orekhovo-Zuyevo, Сергиев Посад = Sergiyev Posad, Клин = Klin, Дубна = Dubna, Лобня = Lobnya':
      ordinary,
  },
  'Ленинградская область = Leningrad Oblast': {
    'Гатчина = Gatchina, Всеволожск = Vsevolozhsk, Выборг = Vyborg, Кириши = Kirishi, Сосновый Бор = Sosnovy Bor':
      ordinary,
  },
  'Республика Крым = Crimea': {
    'Симферополь = Simferopol, Ялта = Yalta, Керчь = Kerch, Евпатория = Yevpatoria, Феодосия = Feodosia':
      ordinary,
  },
  'Севастополь = Sevastopol': { 'Севастополь = Sevastopol': ordinary },
  'Северная Осетия = North Ossetia': { 'Владикавказ = Vladikavkaz': ordinary },
  'Кабардино-Балкария = Kabardino-Balkaria': { 'Нальчик = Nalchik': ordinary },
  'Адыгея = Adygea': { 'Майкоп = Maykop': ordinary },
  'Мордовия = Mordovia': { 'Саранск = Saransk, Рузаевка = Ruzayevka': ordinary },
})
