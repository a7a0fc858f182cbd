import { sayIn } from '@oklad/contract/fields'
import { expect, it } from 'vitest'
import { pickLanguage } from './language.ts'

it.each([
  [{}, 'en'],
  [{ LANG: 'ru_RU.UTF-8' }, 'ru'],
  [{ LANG: 'ru' }, 'ru'],
  [{ LANG: 'Russian_Russia.1251' }, 'ru'],
  [{ LANG: 'en_US.UTF-8' }, 'en'],
  [{ LC_MESSAGES: 'ru_RU.UTF-8', LANG: 'en_US.UTF-8' }, 'ru'],
  [{ LC_ALL: 'C', LC_MESSAGES: 'ru_RU', LANG: 'ru_RU' }, 'en'],
  [{ LC_ALL: '', LANG: 'ru_RU' }, 'ru'],
])('picks the language of the locale %j', (env, language) => {
  expect(pickLanguage(['calc'], env)).toBe(language)
})

it.each([
  [['calc', '--lang', 'ru'], 'ru'],
  [['--lang=ru', 'calc'], 'ru'],
  [['--lang', 'ru', 'calc', '--lang', 'en'], 'en'],
  [['calc', '--lang'], 'en'],
  [['calc', '--lang', 'de'], 'en'],
  [['calc', '--', '--lang', 'ru'], 'en'],
])('picks the language of --lang in %j', (argv, language) => {
  expect(pickLanguage(argv, {})).toBe(language)
})

it('prefers --lang to the locale', () => {
  expect(pickLanguage(['--lang', 'en'], { LC_ALL: 'ru_RU.UTF-8' })).toBe('en')
})

it('does not expand placeholders inside values', () => {
  const unreadable = { en: '', ru: 'файл {file} не читается: {reason}' }
  expect(sayIn('ru')(unreadable, { file: '$1', reason: '{file}' })).toBe(
    'файл $1 не читается: {file}',
  )
})
