import type { Text } from '../language.ts'
import { BATCH_MIB, BODY_KIB, MOST_OPEN_BATCHES } from '../limits.ts'

/** One kind of error of the service: its cause and the remedy in words. */
interface CatalogueEntry extends Text {
  readonly status: number
  readonly title: Text
}

/**
 * Every error the service can answer with, by its stable code.
 * The code is the last segment of the problem's `type`, and the page under `/errors/{code}`.
 */
export const errorCatalogue = {
  malformed_json: {
    status: 400,
    title: { en: 'The body is not JSON', ru: 'Тело запроса — не JSON' },
    en: 'The body could not be read as JSON. "errors" says where it breaks. Send one JSON object in UTF-8.',
    ru: 'Тело запроса не читается как JSON. В «errors» сказано, где ошибка. Пришлите один объект JSON в UTF-8.',
  },
  invalid_request: {
    status: 400,
    title: { en: 'The request is invalid', ru: 'Запрос составлен неверно' },
    en: 'Some fields cannot be accepted. "errors" lists each of them and says what is accepted.',
    ru: 'Некоторые поля принять нельзя. В «errors» перечислены все такие поля и сказано, что допустимо.',
  },
  invalid_table: {
    status: 400,
    title: { en: 'The table cannot be used', ru: 'Таблица не подходит' },
    en: 'The table of a batch cannot be read, or a header is misspelt, missing or given twice. "detail" names each.',
    ru: 'Таблица пакета не читается, или заголовок написан с ошибкой, отсутствует или повторяется. В «detail» названы все.',
  },
  api_key_missing: {
    status: 401,
    title: { en: 'An API key is needed', ru: 'Нужен ключ доступа' },
    en: 'This method needs a key in the header "x-api-key". Ask the operator of the service for one.',
    ru: 'Этому методу нужен ключ в заголовке «x-api-key». Получите его у владельца сервиса.',
  },
  api_key_invalid: {
    status: 401,
    title: { en: 'The API key is not valid', ru: 'Ключ доступа недействителен' },
    en: 'The key in the header "x-api-key" is unknown, expired or disabled. Check that it is copied whole, or ask the operator for a new one.',
    ru: 'Ключ в заголовке «x-api-key» неизвестен, просрочен или отключён. Проверьте, что он скопирован целиком, или запросите новый.',
  },
  not_found: {
    status: 404,
    title: { en: 'There is nothing at this address', ru: 'По этому адресу ничего нет' },
    en: 'The path is not known. The methods are listed under /docs and in /openapi.json.',
    ru: 'Такого пути нет. Методы перечислены в /docs и /openapi.json.',
  },
  method_not_allowed: {
    status: 405,
    title: { en: 'The method is not allowed here', ru: 'Этот метод здесь не поддерживается' },
    en: 'The address exists, but not with this HTTP method. The header "Allow" lists those it has.',
    ru: 'Адрес есть, но не с этим методом HTTP. Заголовок «Allow» перечисляет подходящие.',
  },
  not_acceptable: {
    status: 406,
    title: { en: 'No acceptable form of the answer', ru: 'Нет подходящего вида ответа' },
    en: 'The header "Accept" excludes application/json (of a batch application/x-ndjson and text/csv), and the answer has no other form.',
    ru: 'Заголовок «Accept» исключает application/json (у пакета — application/x-ndjson и text/csv), а другого вида у ответа нет.',
  },
  body_too_large: {
    status: 413,
    title: { en: 'The body is too large', ru: 'Тело запроса слишком велико' },
    en: `The body, or a line of a batch, may have at most ${BODY_KIB} KiB.`,
    ru: `Тело запроса или строка пакета — не больше ${BODY_KIB} КиБ.`,
  },
  batch_too_long: {
    status: 413,
    title: { en: 'The batch has too many lines', ru: 'В пакете слишком много строк' },
    en: `This line and those after it are not answered: the batch has more lines than the operator of the service allows, or more than ${BATCH_MIB} MiB. Send them in another request.`,
    ru: `Эта строка и следующие остались без ответа: в пакете больше строк, чем разрешил владелец сервиса, или больше ${BATCH_MIB} МиБ. Пришлите их отдельным запросом.`,
  },
  unsupported_media_type: {
    status: 415,
    title: { en: 'The body must be JSON', ru: 'Тело запроса должно быть в JSON' },
    en: 'Send the body as JSON in UTF-8, uncompressed, with the header "Content-Type: application/json"; a batch as lines of JSON, with "Content-Type: application/x-ndjson", or as a table, with "text/csv". The only charset to name is UTF-8; the encoding of a table is found out.',
    ru: 'Пришлите тело в JSON и UTF-8, без сжатия, с заголовком «Content-Type: application/json»; пакет — строками JSON, с «Content-Type: application/x-ndjson», или таблицей, с «text/csv». Из кодировок можно указать только UTF-8; кодировка таблицы определяется сама.',
  },
  rate_limit_exceeded: {
    status: 429,
    title: { en: 'Too many requests', ru: 'Слишком много запросов' },
    en: 'This request costs more points than your limit has left. "RateLimit-Policy" says the limit, "RateLimit" the points that are left. Repeat the request after the seconds in "Retry-After".',
    ru: 'На этот запрос в лимите не осталось баллов. Лимит указан в «RateLimit-Policy», остаток — в «RateLimit». Повторите запрос через время из «Retry-After».',
  },
  too_many_batches: {
    status: 429,
    title: { en: 'Too many batches at once', ru: 'Слишком много пакетов сразу' },
    en: `This key has ${MOST_OPEN_BATCHES} batches open. Send the next one when one of them is answered.`,
    ru: `По этому ключу открыто ${MOST_OPEN_BATCHES} пакетов. Пришлите следующий, когда придёт ответ на один из них.`,
  },
  too_many_failed_keys: {
    status: 429,
    title: { en: 'Too many wrong keys', ru: 'Слишком много неверных ключей' },
    en: 'Too many wrong keys came from this address, and for now no key is accepted from it. Repeat the request, with the right key, after the seconds in "Retry-After".',
    ru: 'С этого адреса пришло слишком много неверных ключей, и пока с него не принимается ни один. Повторите запрос с верным ключом через время из «Retry-After».',
  },
  internal_error: {
    status: 500,
    title: { en: 'The service failed', ru: 'Сбой сервиса' },
    en: 'The fault is ours. Nothing is stored, so the request can be repeated. Tell the operator the "request_id" if it stays.',
    ru: 'Ошибка на нашей стороне. Ничего не сохранено, запрос можно повторить. Если не проходит, сообщите владельцу сервиса «request_id».',
  },
  overloaded: {
    status: 503,
    title: { en: 'The service is overloaded', ru: 'Сервис перегружен' },
    en: 'More requests came than can be answered in time, so this one was not begun. Repeat it after the seconds in "Retry-After".',
    ru: 'Запросов больше, чем можно обработать вовремя, поэтому этот не начат. Повторите его через время из «Retry-After».',
  },
  draining: {
    status: 503,
    title: { en: 'The service is shutting down', ru: 'Сервис завершает работу' },
    en: 'This replica takes no new work. Repeat the request after the seconds in "Retry-After".',
    ru: 'Этот экземпляр не берёт новых запросов. Повторите через время из «Retry-After».',
  },
} as const satisfies Record<string, CatalogueEntry>

export type ErrorCode = keyof typeof errorCatalogue

/** Every code, in the order of the catalogue. */
export const errorCodes = Object.keys(errorCatalogue) as ErrorCode[]
