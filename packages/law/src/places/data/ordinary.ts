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
    'Нижний Новгород = Nizhny Novgorod, Дзержинск = Dzerzhinsk, Арзамас = Arzamas, Саров = Sarov, Кстово = Kstovo, Выкса = Vyksa, Балахна = Balakhna, Богородск = Bogorodsk':
      ordinary,
  },
  'Татарстан = Tatarstan': {
    'Казань = Kazan, Набережные Челны = Naberezhnye Chelny, Нижнекамск = Nizhnekamsk, Альметьевск = Almetyevsk, Зеленодольск = Zelenodolsk, Чистополь = Chistopol, Заинск = Zainsk':
      ordinary,
  },
  'Самарская область = Samara Oblast': {
    'Самара = Samara, Тольятти = Tolyatti, Сызрань = Syzran, Новокуйбышевск = Novokuybyshevsk, Чапаевск = Chapayevsk, Жигулёвск = Zhigulyovsk, Кинель = Kinel':
      ordinary,
  },
  'Ростовская область = Rostov Oblast': {
    'Ростов-на-Дону = Rostov-on-Don, Таганрог = Taganrog, Шахты = Shakhty, Новочеркасск = Novocherkassk, Волгодонск = Volgodonsk, Батайск = Bataysk, Азов = Azov, Новошахтинск = Novoshakhtinsk, Каменск-Шахтинский = Kamensk-Shakhtinsky':
      ordinary,
  },
  'Краснодарский край = Krasnodar Krai': {
    'Краснодар = Krasnodar, Сочи = Sochi, Новороссийск = Novorossiysk, Армавир = Armavir, Анапа = Anapa, Геленджик = Gelendzhik, Ейск = Yeysk, Кропоткин = Kropotkin, Тихорецк = Tikhoretsk, Туапсе = Tuapse, Лабинск = Labinsk, Славянск-на-Кубани = Slavyansk-na-Kubani, Тимашёвск = Timashyovsk, Белореченск = Belorechensk, Темрюк = Temryuk':
      ordinary,
  },
  'Воронежская область = Voronezh Oblast': {
    'Воронеж = Voronezh, Борисоглебск = Borisoglebsk, Россошь = Rossosh, Лиски = Liski, Нововоронеж = Novovoronezh, Острогожск = Ostrogozhsk':
      ordinary,
  },
  'Ульяновская область = Ulyanovsk Oblast': {
    'Ульяновск = Ulyanovsk, Димитровград = Dimitrovgrad': ordinary,
  },
  'Ярославская область = Yaroslavl Oblast': {
    'Ярославль = Yaroslavl, Рыбинск = Rybinsk, Переславль-Залесский = Pereslavl-Zalessky, Тутаев = Tutayev, Углич = Uglich':
      ordinary,
  },
  'Рязанская область = Ryazan Oblast': {
    'Рязань = Ryazan, Касимов = Kasimov, Скопин = Skopin, Сасово = Sasovo': ordinary,
  },
  'Липецкая область = Lipetsk Oblast': {
    'Липецк = Lipetsk, Елец = Yelets, Данков = Dankov, Лебедянь = Lebedyan, Усмань = Usman':
      ordinary,
  },
  'Тульская область = Tula Oblast': {
    'Тула = Tula, Новомосковск = Novomoskovsk, Щёкино = Shchyokino, Узловая = Uzlovaya, Алексин = Aleksin, Ефремов = Yefremov, Богородицк = Bogoroditsk':
      ordinary,
  },
  'Пензенская область = Penza Oblast': { 'Пенза = Penza, Кузнецк = Kuznetsk': ordinary },
  'Курская область = Kursk Oblast': {
    'Курск = Kursk, Курчатов = Kurchatov, Льгов = Lgov': ordinary,
  },
  'Ставропольский край = Stavropol Krai': {
    'Ставрополь = Stavropol, Пятигорск = Pyatigorsk, Кисловодск = Kislovodsk, Ессентуки = Yessentuki, Минеральные Воды = Mineralnye Vody, Георгиевск = Georgiyevsk, Невинномысск = Nevinnomyssk':
      ordinary,
  },
  'Калининградская область = Kaliningrad Oblast': {
    'Калининград = Kaliningrad, Черняховск = Chernyakhovsk, Балтийск = Baltiysk': ordinary,
  },
  'Брянская область = Bryansk Oblast': { 'Брянск = Bryansk, Дятьково = Dyatkovo': ordinary },
  'Белгородская область = Belgorod Oblast': {
    'Белгород = Belgorod, Старый Оскол = Stary Oskol, Губкин = Gubkin, Шебекино = Shebekino, Валуйки = Valuyki':
      ordinary,
  },
  'Владимирская область = Vladimir Oblast': {
    'Владимир = Vladimir, Ковров = Kovrov, Муром = Murom, Гусь-Хрустальный = Gus-Khrustalny, Кольчугино = Kolchugino, Вязники = Vyazniki, Юрьев-Польский = Yuryev-Polsky':
      ordinary,
  },
  'Ивановская область = Ivanovo Oblast': {
    'Иваново = Ivanovo, Кинешма = Kineshma, Шуя = Shuya, Вичуга = Vichuga, Тейково = Teykovo, Фурманов = Furmanov':
      ordinary,
  },
  'Смоленская область = Smolensk Oblast': {
    'Смоленск = Smolensk, Вязьма = Vyazma, Рославль = Roslavl, Сафоново = Safonovo, Ярцево = Yartsevo, Десногорск = Desnogorsk':
      ordinary,
  },
  'Тверская область = Tver Oblast': {
    'Тверь = Tver, Ржев = Rzhev, Вышний Волочёк = Vyshny Volochyok, Кимры = Kimry, Торжок = Torzhok, Конаково = Konakovo, Удомля = Udomlya, Бологое = Bologoye':
      ordinary,
  },
  'Калужская область = Kaluga Oblast': {
    'Калуга = Kaluga, Обнинск = Obninsk, Людиново = Lyudinovo, Малоярославец = Maloyaroslavets, Балабаново = Balabanovo':
      ordinary,
  },
  'Тамбовская область = Tambov Oblast': {
    'Тамбов = Tambov, Мичуринск = Michurinsk, Рассказово = Rasskazovo, Моршанск = Morshansk':
      ordinary,
  },
  'Орловская область = Oryol Oblast': { 'Орёл = Oryol, Ливны = Livny, Мценск = Mtsensk': ordinary },
  'Костромская область = Kostroma Oblast': { 'Кострома = Kostroma, Нерехта = Nerekhta': ordinary },
  'Псковская область = Pskov Oblast': { 'Псков = Pskov, Великие Луки = Velikiye Luki': ordinary },
  'Новгородская область = Novgorod Oblast': {
    'Великий Новгород = Veliky Novgorod, Боровичи = Borovichi, Старая Русса = Staraya Russa':
      ordinary,
  },
  'Чувашия = Chuvashia': {
    'Чебоксары = Cheboksary, Новочебоксарск = Novocheboksarsk, Канаш = Kanash, Алатырь = Alatyr, Шумерля = Shumerlya':
      ordinary,
  },
  'Марий Эл = Mari El': { 'Йошкар-Ола = Yoshkar-Ola': ordinary },
  'Московская область = Moscow Oblast': {
    'Балашиха = Balashikha = Подмосковье, Красногорск = Krasnogorsk, Химки = Khimki, Мытищи = Mytishchi, Подольск = Podolsk, Люберцы = Lyubertsy, Королёв = Korolyov, Одинцово = Odintsovo, Домодедово = Domodedovo, Электросталь = Elektrostal, Коломна = Kolomna, Щёлково = Shchyolkovo, Серпухов = Serpukhov, Пушкино = Pushkino, Жуковский = Zhukovsky, Ногинск = Noginsk, Раменское = Ramenskoye, Долгопрудный = Dolgoprudny, Реутов = Reutov, Орехово-Зуево = Orekhovo-Zuyevo, Сергиев Посад = Sergiyev Posad, Клин = Klin, Дубна = Dubna, Лобня = Lobnya, Воскресенск = Voskresensk, Фрязино = Fryazino, Ивантеевка = Ivanteyevka, Дмитров = Dmitrov, Видное = Vidnoye, Ступино = Stupino, Егорьевск = Yegoryevsk, Павловский Посад = Pavlovsky Posad, Лыткарино = Lytkarino, Солнечногорск = Solnechnogorsk, Истра = Istra, Котельники = Kotelniki, Протвино = Protvino, Пущино = Pushchino, Черноголовка = Chernogolovka, Кашира = Kashira, Волоколамск = Volokolamsk, Можайск = Mozhaysk, Шатура = Shatura, Луховицы = Lukhovitsy':
      ordinary,
  },
  'Ленинградская область = Leningrad Oblast': {
    'Гатчина = Gatchina, Всеволожск = Vsevolozhsk, Выборг = Vyborg, Кириши = Kirishi, Сосновый Бор = Sosnovy Bor, Тихвин = Tikhvin, Сланцы = Slantsy, Волхов = Volkhov, Кингисепп = Kingisepp, Тосно = Tosno, Пикалёво = Pikalyovo, Мурино = Murino, Кудрово = Kudrovo, Сертолово = Sertolovo':
      ordinary,
  },
  'Республика Крым = Crimea': {
    'Симферополь = Simferopol, Ялта = Yalta, Керчь = Kerch, Евпатория = Yevpatoria, Феодосия = Feodosia, Джанкой = Dzhankoy, Саки = Saki, Бахчисарай = Bakhchisaray, Судак = Sudak, Алушта = Alushta':
      ordinary,
  },
  'Севастополь = Sevastopol': { 'Севастополь = Sevastopol': ordinary },
  'Северная Осетия = North Ossetia': {
    'Владикавказ = Vladikavkaz, Моздок = Mozdok, Беслан = Beslan': ordinary,
  },
  'Кабардино-Балкария = Kabardino-Balkaria': { 'Нальчик = Nalchik, Баксан = Baksan': ordinary },
  'Карачаево-Черкесия = Karachay-Cherkessia': { 'Черкесск = Cherkessk': ordinary },
  'Адыгея = Adygea': { 'Майкоп = Maykop': ordinary },
  'Мордовия = Mordovia': { 'Саранск = Saransk, Рузаевка = Ruzayevka': ordinary },
})
