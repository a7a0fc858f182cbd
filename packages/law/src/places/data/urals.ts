import { kirov, urals } from '../acts.ts'
import { climateAlone, placesIn, unconfirmed } from '../place-table.ts'

const ural = climateAlone(115, urals)
const northernUral = climateAlone(120, urals)

/**
 * The Urals. Checked on 2026-11-21, by copies of what was published: the seven regions by the
 * decree of the Council of Ministers № 591 of 21 May 1987, which introduced the coefficient there; its
 * value by references for Udmurtia, Bashkortostan and Perm Krai, which name decree № 403/20-155.
 *
 * Solikamsk and its neighbours have 1.2 and Berezniki 1.15 by two lists that agree; the towns of the
 * north of Sverdlovsk Oblast have 1.2 by references alone. The decree on Kirov Oblast names districts of
 * its north; whether it names Kirov itself could not be read.
 */
export const uralPlaces = placesIn({
  'Свердловская область = Sverdlovsk Oblast = Урал = Urals': {
    'Екатеринбург = Yekaterinburg = Ekaterinburg = Екб = Ekb = Свердловск': ural,
    'Нижний Тагил = Nizhny Tagil, Каменск-Уральский = Kamensk-Uralsky': ural,
    'Первоуральск = Pervouralsk': ural,
    'Новоуральск = Novouralsk, Верхняя Пышма = Verkhnyaya Pyshma, Асбест = Asbest': ural,
    'Полевской = Polevskoy, Алапаевск = Alapayevsk, Ирбит = Irbit, Камышлов = Kamyshlov': ural,
    'Красноуфимск = Krasnoufimsk, Сысерть = Sysert, Арамиль = Aramil': ural,
    'Ревда = Revda, Богданович = Bogdanovich, Сухой Лог = Sukhoy Log, Реж = Rezh': ural,
    'Невьянск = Nevyansk, Кировград = Kirovgrad, Дегтярск = Degtyarsk': ural,
    'Среднеуральск = Sredneuralsk, Нижние Серги = Nizhniye Sergi': ural,
    'Верхняя Салда = Verkhnyaya Salda, Нижняя Салда = Nizhnyaya Salda': ural,
    'Серов = Serov, Краснотурьинск = Krasnoturyinsk, Североуральск = Severouralsk':
      unconfirmed(northernUral),
    'Карпинск = Karpinsk, Волчанск = Volchansk, Ивдель = Ivdel': unconfirmed(northernUral),
  },
  'Челябинская область = Chelyabinsk Oblast = Урал = Urals': {
    'Челябинск = Chelyabinsk, Магнитогорск = Magnitogorsk': ural,
    'Златоуст = Zlatoust, Миасс = Miass, Копейск = Kopeysk, Озёрск = Ozyorsk': ural,
    'Снежинск = Snezhinsk, Сатка = Satka, Чебаркуль = Chebarkul, Коркино = Korkino': ural,
    'Южноуральск = Yuzhnouralsk, Трёхгорный = Tryokhgorny, Кыштым = Kyshtym': ural,
    'Аша = Asha, Верхний Уфалей = Verkhny Ufaley, Еманжелинск = Yemanzhelinsk': ural,
    'Карталы = Kartaly, Касли = Kasli, Катав-Ивановск = Katav-Ivanovsk, Пласт = Plast': ural,
    'Усть-Катав = Ust-Katav, Юрюзань = Yuryuzan, Бакал = Bakal, Куса = Kusa': ural,
  },
  'Пермский край = Perm Krai = Урал = Urals': {
    'Пермь = Perm, Березники = Berezniki, Кудымкар = Kudymkar': ural,
    'Лысьва = Lysva, Чайковский = Chaykovsky, Кунгур = Kungur': ural,
    'Чусовой = Chusovoy, Добрянка = Dobryanka, Краснокамск = Krasnokamsk': ural,
    'Нытва = Nytva, Очёр = Ochyor, Верещагино = Vereshchagino, Чернушка = Chernushka': ural,
    'Соликамск = Solikamsk, Красновишерск = Krasnovishersk': northernUral,
    'Чердынь = Cherdyn': northernUral,
  },
  'Республика Башкортостан = Republic of Bashkortostan = Урал = Urals = Башкирия = Bashkiria': {
    'Уфа = Ufa, Стерлитамак = Sterlitamak, Салават = Salavat': ural,
    'Нефтекамск = Neftekamsk, Туймазы = Tuymazy, Белорецк = Beloretsk': ural,
    'Белебей = Belebey, Ишимбай = Ishimbay, Кумертау = Kumertau, Сибай = Sibay': ural,
    'Мелеуз = Meleuz, Бирск = Birsk, Учалы = Uchaly': ural,
    'Дюртюли = Dyurtyuli, Янаул = Yanaul, Давлеканово = Davlekanovo, Баймак = Baymak': ural,
  },
  'Удмуртская Республика = Udmurt Republic = Урал = Urals = Удмуртия = Udmurtia': {
    'Ижевск = Izhevsk, Сарапул = Sarapul, Воткинск = Votkinsk': ural,
    'Глазов = Glazov, Можга = Mozhga, Камбарка = Kambarka': ural,
  },
  'Оренбургская область = Orenburg Oblast = Урал = Urals': {
    'Оренбург = Orenburg, Орск = Orsk, Новотроицк = Novotroitsk': ural,
    'Бузулук = Buzuluk, Бугуруслан = Buguruslan, Гай = Gay, Кувандык = Kuvandyk': ural,
    'Сорочинск = Sorochinsk, Медногорск = Mednogorsk, Абдулино = Abdulino': ural,
    'Соль-Илецк = Sol-Iletsk': ural,
  },
  'Курганская область = Kurgan Oblast = Урал = Urals': {
    'Курган = Kurgan, Шадринск = Shadrinsk, Далматово = Dalmatovo': ural,
    'Катайск = Kataysk, Куртамыш = Kurtamysh, Макушино = Makushino': ural,
    'Петухово = Petukhovo': ural,
  },
  'Кировская область = Kirov Oblast': {
    'Кирово-Чепецк = Kirovo-Chepetsk, Слободской = Slobodskoy': climateAlone(115, kirov),
    'Омутнинск = Omutninsk': climateAlone(115, kirov),
    'Киров = Kirov = Вятка = Vyatka': unconfirmed(climateAlone(115, kirov)),
  },
})
